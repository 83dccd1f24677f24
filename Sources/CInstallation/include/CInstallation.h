// The folder with the fonts, symbols and readers of pictures of an archive that was unpacked somewhere.
#pragma once

// The path of `share/plumb` beside the folder of the program or library that this code is in; null where there is none.
const char *plumb_installation_folder(void);
