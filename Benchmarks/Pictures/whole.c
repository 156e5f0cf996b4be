// Draws the scene on one surface and writes it with cairo_surface_write_to_png.
// Usage: whole WIDTH SCALE OUT.png
#include "bare.h"

int main(int argc, char **argv) {
  if (argc != 4) return 2;
  Scene scene = scene_of(atof(argv[1]), atof(argv[2]));
  cairo_surface_t *surface = cairo_image_surface_create(
      CAIRO_FORMAT_RGB24, (int)(scene.width * scene.scale), (int)(scene.height * scene.scale));
  cairo_t *cr = cairo_create(surface);
  cairo_scale(cr, scene.scale, scene.scale);
  draw(cr, &scene, 0, scene.height);
  return cairo_surface_write_to_png(surface, argv[3]) != CAIRO_STATUS_SUCCESS;
}
