# The server in a container: docs/hosting.md says how to run it.
FROM python:3.11-slim AS built

COPY pyproject.toml hatch_build.py README.md LICENSE .gitignore /opt/happycity/
COPY web /opt/happycity/web
COPY src /opt/happycity/src
RUN pip wheel --no-cache-dir --disable-pip-version-check --no-deps --wheel-dir /opt/wheel /opt/happycity

FROM python:3.11-slim

RUN useradd --uid 10001 --user-group --no-create-home --home-dir /data --shell /usr/sbin/nologin happycity \
 && install --directory --owner=happycity --group=happycity --mode=700 /data /var/cache/happycity

COPY --from=built /opt/wheel /opt/wheel
RUN pip install --no-cache-dir --disable-pip-version-check "$(echo /opt/wheel/happycity-*.whl)[postgresql]"

ENV HAPPYCITY_DATABASE=/data/happycity.db \
    HAPPYCITY_PORT=8000 \
    XDG_CACHE_HOME=/var/cache

# The engine is compiled here and by the user who will load it, so that the first start is quick.  Machine code
# is for one kind of processor: on another kind the server compiles it again, into the same folder.
USER happycity
WORKDIR /data
RUN python -c "from happycity.bots.warm import warm_up; warm_up()"

VOLUME /data
EXPOSE 8000
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s CMD ["python", "-c", "\
import http.client, os, sys;\
door = http.client.HTTPConnection('127.0.0.1', int(os.environ['HAPPYCITY_PORT']), timeout=4);\
door.request('GET', '/healthz');\
sys.exit(door.getresponse().status != 200)"]
CMD ["happycity", "serve", "--host", "0.0.0.0"]
