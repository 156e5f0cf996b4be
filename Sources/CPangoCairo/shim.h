// Cairo draws, Pango sets text, HarfBuzz tells the metrics of fonts and cuts them down, fontconfig
// finds them.
#include <cairo-pdf.h>
#include <cairo.h>
#include <fontconfig/fontconfig.h>
#include <hb-ot.h>
#include <hb-subset.h>
#include <pango/pangocairo.h>
#if defined(__linux__)
#include <pango/pangofc-fontmap.h>
#endif
