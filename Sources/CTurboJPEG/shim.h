// Reads JPEG. Errors are answers, not jumps, as they are in libjpeg itself.
#include <turbojpeg.h>
