// Cairo draws, Pango sets text, HarfBuzz tells the metrics of fonts.
#include <cairo-svg.h>
#include <cairo.h>
#include <hb-ot.h>
#include <pango/pangocairo.h>
