# Debian's Caddy in the place of the official image, which is made of Alpine: its `adduser` takes other words.
ARG BASE
FROM ${BASE}
COPY adduser.sh /usr/local/sbin/adduser
RUN chmod +x /usr/local/sbin/adduser && mkdir -p /data /config
ENV XDG_DATA_HOME=/data XDG_CONFIG_HOME=/config
CMD ["caddy", "run", "--config", "/etc/caddy/Caddyfile", "--adapter", "caddyfile"]
