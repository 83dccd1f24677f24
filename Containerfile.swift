# The image for `plumb test`: the compiler, and the archive with the toolsets that it made.
#
#   podman build -t plumb-swift -f Containerfile.swift Output/dist
#   podman run --rm -v "$PWD:/work" plumb-swift test
ARG SWIFT=6.3.1
FROM docker.io/library/swift:${SWIFT}-bookworm
ARG SWIFT
ARG ARCHIVE=plumb-0.2.0-swift-${SWIFT}-linux-x86_64
# ADD unpacks.
ADD ${ARCHIVE}.tar.xz /opt/
# Toolsets state absolute paths; written here, they need not be in a run of another user.
RUN ln -s "/opt/${ARCHIVE}" /opt/plumb && ln -s /opt/plumb/bin/plumb /usr/local/bin/plumb && \
    plumb toolset && plumb toolset --appkit
WORKDIR /work
ENTRYPOINT ["plumb"]
CMD ["--help"]
