// The folder of an archive that was unpacked somewhere.
#pragma once

// Writes the path of the file that this code is in, a program or a library, links followed.
//
// `path` has room for PATH_MAX bytes. Returns 0 if the system does not say.
int plumb_own_file(char *path);
