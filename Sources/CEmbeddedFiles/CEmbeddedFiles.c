#include "CEmbeddedFiles.h"

#include <string.h>

// The files that a writer or an illustrator edits. `#embed` includes the bytes while compiling, and a
// change of a file compiles only this file. To add one, write its array here and its line in `files`,
// and exclude it from its target in Package.swift.

static const unsigned char Artwork_Sketches_Dishes_cutlery_svg[] = {
#embed "../Artwork/Sketches/Dishes/cutlery.svg"
};
static const unsigned char Artwork_Sketches_Dishes_seeds_svg[] = {
#embed "../Artwork/Sketches/Dishes/seeds.svg"
};
static const unsigned char Artwork_Sketches_Dishes_sushi_svg[] = {
#embed "../Artwork/Sketches/Dishes/sushi.svg"
};
static const unsigned char Artwork_Sketches_Dishes_tart_svg[] = {
#embed "../Artwork/Sketches/Dishes/tart.svg"
};
static const unsigned char Artwork_Sketches_Dishes_toast_egg_svg[] = {
#embed "../Artwork/Sketches/Dishes/toast-egg.svg"
};
static const unsigned char Artwork_Sketches_Dishes_toast_tomatoes_svg[] = {
#embed "../Artwork/Sketches/Dishes/toast-tomatoes.svg"
};
static const unsigned char Artwork_Sketches_Dishes_tomato_svg[] = {
#embed "../Artwork/Sketches/Dishes/tomato.svg"
};
static const unsigned char Artwork_Sketches_People_beanie_svg[] = {
#embed "../Artwork/Sketches/People/beanie.svg"
};
static const unsigned char Artwork_Sketches_People_bob_behind_svg[] = {
#embed "../Artwork/Sketches/People/bob-behind.svg"
};
static const unsigned char Artwork_Sketches_People_bob_svg[] = {
#embed "../Artwork/Sketches/People/bob.svg"
};
static const unsigned char Artwork_Sketches_People_bun_behind_svg[] = {
#embed "../Artwork/Sketches/People/bun-behind.svg"
};
static const unsigned char Artwork_Sketches_People_crew_collar_svg[] = {
#embed "../Artwork/Sketches/People/crew-collar.svg"
};
static const unsigned char Artwork_Sketches_People_crop_svg[] = {
#embed "../Artwork/Sketches/People/crop.svg"
};
static const unsigned char Artwork_Sketches_People_curls_behind_svg[] = {
#embed "../Artwork/Sketches/People/curls-behind.svg"
};
static const unsigned char Artwork_Sketches_People_curls_svg[] = {
#embed "../Artwork/Sketches/People/curls.svg"
};
static const unsigned char Artwork_Sketches_People_hood_collar_svg[] = {
#embed "../Artwork/Sketches/People/hood-collar.svg"
};
static const unsigned char Artwork_Sketches_People_long_behind_svg[] = {
#embed "../Artwork/Sketches/People/long-behind.svg"
};
static const unsigned char Artwork_Sketches_People_part_svg[] = {
#embed "../Artwork/Sketches/People/part.svg"
};
static const unsigned char Artwork_Sketches_People_scarf_svg[] = {
#embed "../Artwork/Sketches/People/scarf.svg"
};
static const unsigned char Artwork_Sketches_People_shaved_svg[] = {
#embed "../Artwork/Sketches/People/shaved.svg"
};
static const unsigned char Artwork_Sketches_People_shirt_collar_svg[] = {
#embed "../Artwork/Sketches/People/shirt-collar.svg"
};
static const unsigned char Artwork_Sketches_People_turtleneck_collar_svg[] = {
#embed "../Artwork/Sketches/People/turtleneck-collar.svg"
};
static const unsigned char Artwork_Sketches_People_vee_collar_svg[] = {
#embed "../Artwork/Sketches/People/vee-collar.svg"
};
static const unsigned char Artwork_Sketches_People_waves_behind_svg[] = {
#embed "../Artwork/Sketches/People/waves-behind.svg"
};
static const unsigned char Artwork_Sketches_Products_backpack_svg[] = {
#embed "../Artwork/Sketches/Products/backpack.svg"
};
static const unsigned char Artwork_Sketches_Products_bottle_svg[] = {
#embed "../Artwork/Sketches/Products/bottle.svg"
};
static const unsigned char Artwork_Sketches_Products_camera_svg[] = {
#embed "../Artwork/Sketches/Products/camera.svg"
};
static const unsigned char Artwork_Sketches_Products_chair_svg[] = {
#embed "../Artwork/Sketches/Products/chair.svg"
};
static const unsigned char Artwork_Sketches_Products_headphones_svg[] = {
#embed "../Artwork/Sketches/Products/headphones.svg"
};
static const unsigned char Artwork_Sketches_Products_lamp_svg[] = {
#embed "../Artwork/Sketches/Products/lamp.svg"
};
static const unsigned char Artwork_Sketches_Products_mug_svg[] = {
#embed "../Artwork/Sketches/Products/mug.svg"
};
static const unsigned char Artwork_Sketches_Products_sneaker_svg[] = {
#embed "../Artwork/Sketches/Products/sneaker.svg"
};
static const unsigned char Artwork_Sketches_Products_speaker_svg[] = {
#embed "../Artwork/Sketches/Products/speaker.svg"
};
static const unsigned char Artwork_Sketches_Products_vase_svg[] = {
#embed "../Artwork/Sketches/Products/vase.svg"
};
static const unsigned char Artwork_Sketches_Products_watch_svg[] = {
#embed "../Artwork/Sketches/Products/watch.svg"
};
static const unsigned char Artwork_Sketches_Rooms_bed_svg[] = {
#embed "../Artwork/Sketches/Rooms/bed.svg"
};
static const unsigned char Artwork_Sketches_Rooms_bedroom_svg[] = {
#embed "../Artwork/Sketches/Rooms/bedroom.svg"
};
static const unsigned char Artwork_Sketches_Rooms_chair_svg[] = {
#embed "../Artwork/Sketches/Rooms/chair.svg"
};
static const unsigned char Artwork_Sketches_Rooms_desk_svg[] = {
#embed "../Artwork/Sketches/Rooms/desk.svg"
};
static const unsigned char Artwork_Sketches_Rooms_dining_room_svg[] = {
#embed "../Artwork/Sketches/Rooms/dining-room.svg"
};
static const unsigned char Artwork_Sketches_Rooms_dining_table_svg[] = {
#embed "../Artwork/Sketches/Rooms/dining-table.svg"
};
static const unsigned char Artwork_Sketches_Rooms_floor_lamp_svg[] = {
#embed "../Artwork/Sketches/Rooms/floor-lamp.svg"
};
static const unsigned char Artwork_Sketches_Rooms_living_room_svg[] = {
#embed "../Artwork/Sketches/Rooms/living-room.svg"
};
static const unsigned char Artwork_Sketches_Rooms_nightstand_svg[] = {
#embed "../Artwork/Sketches/Rooms/nightstand.svg"
};
static const unsigned char Artwork_Sketches_Rooms_pendant_svg[] = {
#embed "../Artwork/Sketches/Rooms/pendant.svg"
};
static const unsigned char Artwork_Sketches_Rooms_study_svg[] = {
#embed "../Artwork/Sketches/Rooms/study.svg"
};

static const unsigned char Artwork_Symbols_packed_txt[] = {
#embed "../Artwork/Symbols/packed.txt"
};

static const unsigned char CellContent_Samples_categories_txt[] = {
#embed "../CellContent/Samples/categories.txt"
};
static const unsigned char CellContent_Samples_cities_txt[] = {
#embed "../CellContent/Samples/cities.txt"
};
static const unsigned char CellContent_Samples_colors_txt[] = {
#embed "../CellContent/Samples/colors.txt"
};
static const unsigned char CellContent_Samples_family_names_txt[] = {
#embed "../CellContent/Samples/family-names.txt"
};
static const unsigned char CellContent_Samples_given_names_txt[] = {
#embed "../CellContent/Samples/given-names.txt"
};
static const unsigned char CellContent_Samples_months_txt[] = {
#embed "../CellContent/Samples/months.txt"
};
static const unsigned char CellContent_Samples_words_txt[] = {
#embed "../CellContent/Samples/words.txt"
};
static const unsigned char CellContent_Screens_bars_txt[] = {
#embed "../CellContent/Screens/bars.txt"
};

static const unsigned char FlatplanCommands_Starters_adaptive_yaml[] = {
#embed "../FlatplanCommands/Starters/adaptive.yaml"
};
static const unsigned char FlatplanCommands_Starters_app_store_yaml[] = {
#embed "../FlatplanCommands/Starters/app-store.yaml"
};
static const unsigned char FlatplanCommands_Starters_cards_yaml[] = {
#embed "../FlatplanCommands/Starters/cards.yaml"
};
static const unsigned char FlatplanCommands_Starters_grid_yaml[] = {
#embed "../FlatplanCommands/Starters/grid.yaml"
};
static const unsigned char FlatplanCommands_Starters_list_yaml[] = {
#embed "../FlatplanCommands/Starters/list.yaml"
};
static const unsigned char FlatplanCommands_Starters_photos_yaml[] = {
#embed "../FlatplanCommands/Starters/photos.yaml"
};
static const unsigned char FlatplanCommands_Starters_waterfall_yaml[] = {
#embed "../FlatplanCommands/Starters/waterfall.yaml"
};

static const unsigned char LayoutSpec_Parts_templates_yaml[] = {
#embed "../LayoutSpec/Parts/templates.yaml"
};

static const unsigned char SwiftExport_Cells_helpers_md[] = {
#embed "../SwiftExport/Cells/helpers.md"
};
static const unsigned char VisualDiff_Views_Page_frames_js[] = {
#embed "../VisualDiff/Views/Page/frames.js"
};
static const unsigned char VisualDiff_Views_Page_page_css[] = {
#embed "../VisualDiff/Views/Page/page.css"
};
static const unsigned char VisualDiff_Views_Page_report_js[] = {
#embed "../VisualDiff/Views/Page/report.js"
};
static const unsigned char VisualDiff_Views_Page_viewer_js[] = {
#embed "../VisualDiff/Views/Page/viewer.js"
};

static const unsigned char LayoutSpec_Words_expressions_md[] = {
#embed "../LayoutSpec/Words/expressions.md"
};
static const unsigned char LayoutSpec_Words_languages_txt[] = {
#embed "../LayoutSpec/Words/languages.txt"
};
static const unsigned char LayoutSpec_Words_samples_md[] = {
#embed "../LayoutSpec/Words/samples.md"
};
static const unsigned char LayoutSpec_Words_snippets_md[] = {
#embed "../LayoutSpec/Words/snippets.md"
};
static const unsigned char LayoutSpec_Words_values_md[] = {
#embed "../LayoutSpec/Words/values.md"
};
static const unsigned char SpecDiagnostics_Examples_boundaries_md[] = {
#embed "../SpecDiagnostics/Examples/boundaries.md"
};
static const unsigned char SpecDiagnostics_Examples_figures_md[] = {
#embed "../SpecDiagnostics/Examples/figures.md"
};
static const unsigned char SpecDiagnostics_Examples_files_md[] = {
#embed "../SpecDiagnostics/Examples/files.md"
};
static const unsigned char SpecDiagnostics_Examples_groups_md[] = {
#embed "../SpecDiagnostics/Examples/groups.md"
};
static const unsigned char SpecDiagnostics_Examples_items_md[] = {
#embed "../SpecDiagnostics/Examples/items.md"
};
static const unsigned char SpecDiagnostics_Examples_lengths_md[] = {
#embed "../SpecDiagnostics/Examples/lengths.md"
};
static const unsigned char SpecDiagnostics_Examples_lists_md[] = {
#embed "../SpecDiagnostics/Examples/lists.md"
};
static const unsigned char SpecDiagnostics_Examples_paint_md[] = {
#embed "../SpecDiagnostics/Examples/paint.md"
};
static const unsigned char SpecDiagnostics_Examples_parts_md[] = {
#embed "../SpecDiagnostics/Examples/parts.md"
};
static const unsigned char SpecDiagnostics_Examples_pictures_md[] = {
#embed "../SpecDiagnostics/Examples/pictures.md"
};
static const unsigned char SpecDiagnostics_Examples_screens_md[] = {
#embed "../SpecDiagnostics/Examples/screens.md"
};
static const unsigned char SpecDiagnostics_Examples_sections_md[] = {
#embed "../SpecDiagnostics/Examples/sections.md"
};
static const unsigned char SpecDiagnostics_Examples_settings_md[] = {
#embed "../SpecDiagnostics/Examples/settings.md"
};
static const unsigned char SpecDiagnostics_Examples_values_md[] = {
#embed "../SpecDiagnostics/Examples/values.md"
};
static const unsigned char SpecDiagnostics_Pages_expressions_md[] = {
#embed "../SpecDiagnostics/Pages/expressions.md"
};
static const unsigned char SpecDiagnostics_Pages_files_md[] = {
#embed "../SpecDiagnostics/Pages/files.md"
};
static const unsigned char SpecDiagnostics_Pages_keys_md[] = {
#embed "../SpecDiagnostics/Pages/keys.md"
};
static const unsigned char SpecDiagnostics_Pages_layouts_md[] = {
#embed "../SpecDiagnostics/Pages/layouts.md"
};
static const unsigned char SpecDiagnostics_Pages_lints_md[] = {
#embed "../SpecDiagnostics/Pages/lints.md"
};
static const unsigned char SpecDiagnostics_Pages_names_md[] = {
#embed "../SpecDiagnostics/Pages/names.md"
};
static const unsigned char SpecDiagnostics_Pages_numbers_md[] = {
#embed "../SpecDiagnostics/Pages/numbers.md"
};
static const unsigned char SpecDiagnostics_Pages_other_files_md[] = {
#embed "../SpecDiagnostics/Pages/other-files.md"
};
static const unsigned char SpecDiagnostics_Pages_settings_md[] = {
#embed "../SpecDiagnostics/Pages/settings.md"
};
static const unsigned char SpecDiagnostics_Pages_values_md[] = {
#embed "../SpecDiagnostics/Pages/values.md"
};
static const unsigned char SpecDiagnostics_words_md[] = {
#embed "../SpecDiagnostics/words.md"
};

// The package of the libraries for Swift files leaves out the preview.
#if __has_embed("../FlatplanPreview/Page/preview.html")
#define HAS_PREVIEW 1
static const unsigned char FlatplanPreview_Page_preview_css[] = {
#embed "../FlatplanPreview/Page/preview.css"
};
static const unsigned char FlatplanPreview_Page_preview_html[] = {
#embed "../FlatplanPreview/Page/preview.html"
};
static const unsigned char FlatplanPreview_Page_preview_js[] = {
#embed "../FlatplanPreview/Page/preview.js"
};
#endif

static const CEmbeddedFile files[] = {
  {"Artwork/Sketches/Dishes/cutlery.svg", Artwork_Sketches_Dishes_cutlery_svg, sizeof Artwork_Sketches_Dishes_cutlery_svg},
  {"Artwork/Sketches/Dishes/seeds.svg", Artwork_Sketches_Dishes_seeds_svg, sizeof Artwork_Sketches_Dishes_seeds_svg},
  {"Artwork/Sketches/Dishes/sushi.svg", Artwork_Sketches_Dishes_sushi_svg, sizeof Artwork_Sketches_Dishes_sushi_svg},
  {"Artwork/Sketches/Dishes/tart.svg", Artwork_Sketches_Dishes_tart_svg, sizeof Artwork_Sketches_Dishes_tart_svg},
  {"Artwork/Sketches/Dishes/toast-egg.svg", Artwork_Sketches_Dishes_toast_egg_svg, sizeof Artwork_Sketches_Dishes_toast_egg_svg},
  {"Artwork/Sketches/Dishes/toast-tomatoes.svg", Artwork_Sketches_Dishes_toast_tomatoes_svg, sizeof Artwork_Sketches_Dishes_toast_tomatoes_svg},
  {"Artwork/Sketches/Dishes/tomato.svg", Artwork_Sketches_Dishes_tomato_svg, sizeof Artwork_Sketches_Dishes_tomato_svg},
  {"Artwork/Sketches/People/beanie.svg", Artwork_Sketches_People_beanie_svg, sizeof Artwork_Sketches_People_beanie_svg},
  {"Artwork/Sketches/People/bob-behind.svg", Artwork_Sketches_People_bob_behind_svg, sizeof Artwork_Sketches_People_bob_behind_svg},
  {"Artwork/Sketches/People/bob.svg", Artwork_Sketches_People_bob_svg, sizeof Artwork_Sketches_People_bob_svg},
  {"Artwork/Sketches/People/bun-behind.svg", Artwork_Sketches_People_bun_behind_svg, sizeof Artwork_Sketches_People_bun_behind_svg},
  {"Artwork/Sketches/People/crew-collar.svg", Artwork_Sketches_People_crew_collar_svg, sizeof Artwork_Sketches_People_crew_collar_svg},
  {"Artwork/Sketches/People/crop.svg", Artwork_Sketches_People_crop_svg, sizeof Artwork_Sketches_People_crop_svg},
  {"Artwork/Sketches/People/curls-behind.svg", Artwork_Sketches_People_curls_behind_svg, sizeof Artwork_Sketches_People_curls_behind_svg},
  {"Artwork/Sketches/People/curls.svg", Artwork_Sketches_People_curls_svg, sizeof Artwork_Sketches_People_curls_svg},
  {"Artwork/Sketches/People/hood-collar.svg", Artwork_Sketches_People_hood_collar_svg, sizeof Artwork_Sketches_People_hood_collar_svg},
  {"Artwork/Sketches/People/long-behind.svg", Artwork_Sketches_People_long_behind_svg, sizeof Artwork_Sketches_People_long_behind_svg},
  {"Artwork/Sketches/People/part.svg", Artwork_Sketches_People_part_svg, sizeof Artwork_Sketches_People_part_svg},
  {"Artwork/Sketches/People/scarf.svg", Artwork_Sketches_People_scarf_svg, sizeof Artwork_Sketches_People_scarf_svg},
  {"Artwork/Sketches/People/shaved.svg", Artwork_Sketches_People_shaved_svg, sizeof Artwork_Sketches_People_shaved_svg},
  {"Artwork/Sketches/People/shirt-collar.svg", Artwork_Sketches_People_shirt_collar_svg, sizeof Artwork_Sketches_People_shirt_collar_svg},
  {"Artwork/Sketches/People/turtleneck-collar.svg", Artwork_Sketches_People_turtleneck_collar_svg, sizeof Artwork_Sketches_People_turtleneck_collar_svg},
  {"Artwork/Sketches/People/vee-collar.svg", Artwork_Sketches_People_vee_collar_svg, sizeof Artwork_Sketches_People_vee_collar_svg},
  {"Artwork/Sketches/People/waves-behind.svg", Artwork_Sketches_People_waves_behind_svg, sizeof Artwork_Sketches_People_waves_behind_svg},
  {"Artwork/Sketches/Products/backpack.svg", Artwork_Sketches_Products_backpack_svg, sizeof Artwork_Sketches_Products_backpack_svg},
  {"Artwork/Sketches/Products/bottle.svg", Artwork_Sketches_Products_bottle_svg, sizeof Artwork_Sketches_Products_bottle_svg},
  {"Artwork/Sketches/Products/camera.svg", Artwork_Sketches_Products_camera_svg, sizeof Artwork_Sketches_Products_camera_svg},
  {"Artwork/Sketches/Products/chair.svg", Artwork_Sketches_Products_chair_svg, sizeof Artwork_Sketches_Products_chair_svg},
  {"Artwork/Sketches/Products/headphones.svg", Artwork_Sketches_Products_headphones_svg, sizeof Artwork_Sketches_Products_headphones_svg},
  {"Artwork/Sketches/Products/lamp.svg", Artwork_Sketches_Products_lamp_svg, sizeof Artwork_Sketches_Products_lamp_svg},
  {"Artwork/Sketches/Products/mug.svg", Artwork_Sketches_Products_mug_svg, sizeof Artwork_Sketches_Products_mug_svg},
  {"Artwork/Sketches/Products/sneaker.svg", Artwork_Sketches_Products_sneaker_svg, sizeof Artwork_Sketches_Products_sneaker_svg},
  {"Artwork/Sketches/Products/speaker.svg", Artwork_Sketches_Products_speaker_svg, sizeof Artwork_Sketches_Products_speaker_svg},
  {"Artwork/Sketches/Products/vase.svg", Artwork_Sketches_Products_vase_svg, sizeof Artwork_Sketches_Products_vase_svg},
  {"Artwork/Sketches/Products/watch.svg", Artwork_Sketches_Products_watch_svg, sizeof Artwork_Sketches_Products_watch_svg},
  {"Artwork/Sketches/Rooms/bed.svg", Artwork_Sketches_Rooms_bed_svg, sizeof Artwork_Sketches_Rooms_bed_svg},
  {"Artwork/Sketches/Rooms/bedroom.svg", Artwork_Sketches_Rooms_bedroom_svg, sizeof Artwork_Sketches_Rooms_bedroom_svg},
  {"Artwork/Sketches/Rooms/chair.svg", Artwork_Sketches_Rooms_chair_svg, sizeof Artwork_Sketches_Rooms_chair_svg},
  {"Artwork/Sketches/Rooms/desk.svg", Artwork_Sketches_Rooms_desk_svg, sizeof Artwork_Sketches_Rooms_desk_svg},
  {"Artwork/Sketches/Rooms/dining-room.svg", Artwork_Sketches_Rooms_dining_room_svg, sizeof Artwork_Sketches_Rooms_dining_room_svg},
  {"Artwork/Sketches/Rooms/dining-table.svg", Artwork_Sketches_Rooms_dining_table_svg, sizeof Artwork_Sketches_Rooms_dining_table_svg},
  {"Artwork/Sketches/Rooms/floor-lamp.svg", Artwork_Sketches_Rooms_floor_lamp_svg, sizeof Artwork_Sketches_Rooms_floor_lamp_svg},
  {"Artwork/Sketches/Rooms/living-room.svg", Artwork_Sketches_Rooms_living_room_svg, sizeof Artwork_Sketches_Rooms_living_room_svg},
  {"Artwork/Sketches/Rooms/nightstand.svg", Artwork_Sketches_Rooms_nightstand_svg, sizeof Artwork_Sketches_Rooms_nightstand_svg},
  {"Artwork/Sketches/Rooms/pendant.svg", Artwork_Sketches_Rooms_pendant_svg, sizeof Artwork_Sketches_Rooms_pendant_svg},
  {"Artwork/Sketches/Rooms/study.svg", Artwork_Sketches_Rooms_study_svg, sizeof Artwork_Sketches_Rooms_study_svg},
  {"Artwork/Symbols/packed.txt", Artwork_Symbols_packed_txt, sizeof Artwork_Symbols_packed_txt},
  {"CellContent/Samples/categories.txt", CellContent_Samples_categories_txt, sizeof CellContent_Samples_categories_txt},
  {"CellContent/Samples/cities.txt", CellContent_Samples_cities_txt, sizeof CellContent_Samples_cities_txt},
  {"CellContent/Samples/colors.txt", CellContent_Samples_colors_txt, sizeof CellContent_Samples_colors_txt},
  {"CellContent/Samples/family-names.txt", CellContent_Samples_family_names_txt, sizeof CellContent_Samples_family_names_txt},
  {"CellContent/Samples/given-names.txt", CellContent_Samples_given_names_txt, sizeof CellContent_Samples_given_names_txt},
  {"CellContent/Samples/months.txt", CellContent_Samples_months_txt, sizeof CellContent_Samples_months_txt},
  {"CellContent/Samples/words.txt", CellContent_Samples_words_txt, sizeof CellContent_Samples_words_txt},
  {"CellContent/Screens/bars.txt", CellContent_Screens_bars_txt, sizeof CellContent_Screens_bars_txt},
  {"FlatplanCommands/Starters/adaptive.yaml", FlatplanCommands_Starters_adaptive_yaml, sizeof FlatplanCommands_Starters_adaptive_yaml},
  {"FlatplanCommands/Starters/app-store.yaml", FlatplanCommands_Starters_app_store_yaml, sizeof FlatplanCommands_Starters_app_store_yaml},
  {"FlatplanCommands/Starters/cards.yaml", FlatplanCommands_Starters_cards_yaml, sizeof FlatplanCommands_Starters_cards_yaml},
  {"FlatplanCommands/Starters/grid.yaml", FlatplanCommands_Starters_grid_yaml, sizeof FlatplanCommands_Starters_grid_yaml},
  {"FlatplanCommands/Starters/list.yaml", FlatplanCommands_Starters_list_yaml, sizeof FlatplanCommands_Starters_list_yaml},
  {"FlatplanCommands/Starters/photos.yaml", FlatplanCommands_Starters_photos_yaml, sizeof FlatplanCommands_Starters_photos_yaml},
  {"FlatplanCommands/Starters/waterfall.yaml", FlatplanCommands_Starters_waterfall_yaml, sizeof FlatplanCommands_Starters_waterfall_yaml},
  {"LayoutSpec/Parts/templates.yaml", LayoutSpec_Parts_templates_yaml, sizeof LayoutSpec_Parts_templates_yaml},
  {"SwiftExport/Cells/helpers.md", SwiftExport_Cells_helpers_md, sizeof SwiftExport_Cells_helpers_md},
  {"VisualDiff/Views/Page/frames.js", VisualDiff_Views_Page_frames_js, sizeof VisualDiff_Views_Page_frames_js},
  {"VisualDiff/Views/Page/page.css", VisualDiff_Views_Page_page_css, sizeof VisualDiff_Views_Page_page_css},
  {"VisualDiff/Views/Page/report.js", VisualDiff_Views_Page_report_js, sizeof VisualDiff_Views_Page_report_js},
  {"VisualDiff/Views/Page/viewer.js", VisualDiff_Views_Page_viewer_js, sizeof VisualDiff_Views_Page_viewer_js},
  {"LayoutSpec/Words/expressions.md", LayoutSpec_Words_expressions_md, sizeof LayoutSpec_Words_expressions_md},
  {"LayoutSpec/Words/languages.txt", LayoutSpec_Words_languages_txt, sizeof LayoutSpec_Words_languages_txt},
  {"LayoutSpec/Words/samples.md", LayoutSpec_Words_samples_md, sizeof LayoutSpec_Words_samples_md},
  {"LayoutSpec/Words/snippets.md", LayoutSpec_Words_snippets_md, sizeof LayoutSpec_Words_snippets_md},
  {"LayoutSpec/Words/values.md", LayoutSpec_Words_values_md, sizeof LayoutSpec_Words_values_md},
  {"SpecDiagnostics/Examples/boundaries.md", SpecDiagnostics_Examples_boundaries_md, sizeof SpecDiagnostics_Examples_boundaries_md},
  {"SpecDiagnostics/Examples/figures.md", SpecDiagnostics_Examples_figures_md, sizeof SpecDiagnostics_Examples_figures_md},
  {"SpecDiagnostics/Examples/files.md", SpecDiagnostics_Examples_files_md, sizeof SpecDiagnostics_Examples_files_md},
  {"SpecDiagnostics/Examples/groups.md", SpecDiagnostics_Examples_groups_md, sizeof SpecDiagnostics_Examples_groups_md},
  {"SpecDiagnostics/Examples/items.md", SpecDiagnostics_Examples_items_md, sizeof SpecDiagnostics_Examples_items_md},
  {"SpecDiagnostics/Examples/lengths.md", SpecDiagnostics_Examples_lengths_md, sizeof SpecDiagnostics_Examples_lengths_md},
  {"SpecDiagnostics/Examples/lists.md", SpecDiagnostics_Examples_lists_md, sizeof SpecDiagnostics_Examples_lists_md},
  {"SpecDiagnostics/Examples/paint.md", SpecDiagnostics_Examples_paint_md, sizeof SpecDiagnostics_Examples_paint_md},
  {"SpecDiagnostics/Examples/parts.md", SpecDiagnostics_Examples_parts_md, sizeof SpecDiagnostics_Examples_parts_md},
  {"SpecDiagnostics/Examples/pictures.md", SpecDiagnostics_Examples_pictures_md, sizeof SpecDiagnostics_Examples_pictures_md},
  {"SpecDiagnostics/Examples/screens.md", SpecDiagnostics_Examples_screens_md, sizeof SpecDiagnostics_Examples_screens_md},
  {"SpecDiagnostics/Examples/sections.md", SpecDiagnostics_Examples_sections_md, sizeof SpecDiagnostics_Examples_sections_md},
  {"SpecDiagnostics/Examples/settings.md", SpecDiagnostics_Examples_settings_md, sizeof SpecDiagnostics_Examples_settings_md},
  {"SpecDiagnostics/Examples/values.md", SpecDiagnostics_Examples_values_md, sizeof SpecDiagnostics_Examples_values_md},
  {"SpecDiagnostics/Pages/expressions.md", SpecDiagnostics_Pages_expressions_md, sizeof SpecDiagnostics_Pages_expressions_md},
  {"SpecDiagnostics/Pages/files.md", SpecDiagnostics_Pages_files_md, sizeof SpecDiagnostics_Pages_files_md},
  {"SpecDiagnostics/Pages/keys.md", SpecDiagnostics_Pages_keys_md, sizeof SpecDiagnostics_Pages_keys_md},
  {"SpecDiagnostics/Pages/layouts.md", SpecDiagnostics_Pages_layouts_md, sizeof SpecDiagnostics_Pages_layouts_md},
  {"SpecDiagnostics/Pages/lints.md", SpecDiagnostics_Pages_lints_md, sizeof SpecDiagnostics_Pages_lints_md},
  {"SpecDiagnostics/Pages/names.md", SpecDiagnostics_Pages_names_md, sizeof SpecDiagnostics_Pages_names_md},
  {"SpecDiagnostics/Pages/numbers.md", SpecDiagnostics_Pages_numbers_md, sizeof SpecDiagnostics_Pages_numbers_md},
  {"SpecDiagnostics/Pages/other-files.md", SpecDiagnostics_Pages_other_files_md, sizeof SpecDiagnostics_Pages_other_files_md},
  {"SpecDiagnostics/Pages/settings.md", SpecDiagnostics_Pages_settings_md, sizeof SpecDiagnostics_Pages_settings_md},
  {"SpecDiagnostics/Pages/values.md", SpecDiagnostics_Pages_values_md, sizeof SpecDiagnostics_Pages_values_md},
  {"SpecDiagnostics/words.md", SpecDiagnostics_words_md, sizeof SpecDiagnostics_words_md},
#ifdef HAS_PREVIEW
  {"FlatplanPreview/Page/preview.css", FlatplanPreview_Page_preview_css, sizeof FlatplanPreview_Page_preview_css},
  {"FlatplanPreview/Page/preview.html", FlatplanPreview_Page_preview_html, sizeof FlatplanPreview_Page_preview_html},
  {"FlatplanPreview/Page/preview.js", FlatplanPreview_Page_preview_js, sizeof FlatplanPreview_Page_preview_js},
#endif
};

CEmbeddedFile embeddedFile(const char *path) {
  for (size_t index = 0; index < sizeof files / sizeof *files; index++) {
    if (strcmp(files[index].path, path) == 0) return files[index];
  }
  return (CEmbeddedFile){"", (const unsigned char *)"", 0};
}
