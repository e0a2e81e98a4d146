# Debian's Postgres in the place of the official image, with what Waymark's compose file asks of its beginning.
ARG BASE
FROM ${BASE}
ENV PATH=/usr/lib/postgresql/18/bin:$PATH PGDATA=/var/lib/postgresql/18/docker
RUN rm -rf /var/lib/postgresql/* /etc/postgresql/* && chmod 1777 /var/lib/postgresql
COPY begin-postgres.sh /usr/local/bin/begin-postgres
RUN chmod +x /usr/local/bin/begin-postgres
STOPSIGNAL SIGINT
ENTRYPOINT ["begin-postgres"]
