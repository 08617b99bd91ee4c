#include "CTactusSimulatorWeb.h"

// The files are embedded in the program.
#pragma clang diagnostic ignored "-Wc23-extensions"

#define HTML "text/html; charset=utf-8"
#define CSS "text/css; charset=utf-8"
#define SCRIPT "text/javascript; charset=utf-8"
#define PICTURE "image/svg+xml"

static const unsigned char index_html[] = {
#embed "page/index.html"
};
static const unsigned char style_css[] = {
#embed "page/style.css"
};
static const unsigned char icon_svg[] = {
#embed "page/icon.svg"
};
static const unsigned char main_js[] = {
#embed "page/main.js"
};
static const unsigned char link_js[] = {
#embed "page/link.js"
};
static const unsigned char worker_js[] = {
#embed "page/worker.js"
};
static const unsigned char drawing_js[] = {
#embed "page/drawing.js"
};
static const unsigned char composition_js[] = {
#embed "page/composition.js"
};
static const unsigned char report_js[] = {
#embed "page/report.js"
};
static const unsigned char painter_js[] = {
#embed "page/painter.js"
};
static const unsigned char phone_js[] = {
#embed "page/phone.js"
};
static const unsigned char screen_js[] = {
#embed "page/screen.js"
};
static const unsigned char refresh_js[] = {
#embed "page/refresh.js"
};
static const unsigned char storage_js[] = {
#embed "page/storage.js"
};
static const unsigned char edges_js[] = {
#embed "page/edges.js"
};
static const unsigned char clips_js[] = {
#embed "page/clips.js"
};
static const unsigned char colors_js[] = {
#embed "page/colors.js"
};
static const unsigned char paints_js[] = {
#embed "page/paints.js"
};
static const unsigned char keys_js[] = {
#embed "page/keys.js"
};
static const unsigned char external_js[] = {
#embed "page/external.js"
};
static const unsigned char clipboard_js[] = {
#embed "page/clipboard.js"
};
static const unsigned char touch_js[] = {
#embed "page/touch.js"
};
static const unsigned char finger_js[] = {
#embed "page/finger.js"
};
static const unsigned char pointer_js[] = {
#embed "page/pointer.js"
};
static const unsigned char wheel_js[] = {
#embed "page/wheel.js"
};
static const unsigned char elements_js[] = {
#embed "page/elements.js"
};
static const unsigned char haptics_js[] = {
#embed "page/haptics.js"
};
static const unsigned char strip_js[] = {
#embed "page/strip.js"
};
static const unsigned char time_js[] = {
#embed "page/time.js"
};
static const unsigned char sound_js[] = {
#embed "page/sound.js"
};
static const unsigned char speaker_js[] = {
#embed "page/speaker.js"
};
static const unsigned char prompt_js[] = {
#embed "page/prompt.js"
};
static const unsigned char services_js[] = {
#embed "page/services.js"
};
static const unsigned char files_js[] = {
#embed "page/files.js"
};
static const unsigned char settings_js[] = {
#embed "page/settings.js"
};

#define FILE_ENTRY(name, type, bytes) {name, type, bytes, sizeof bytes}

static const tactus_web_file_t files[] = {
    FILE_ENTRY("index.html", HTML, index_html),
    FILE_ENTRY("style.css", CSS, style_css),
    FILE_ENTRY("icon.svg", PICTURE, icon_svg),
    FILE_ENTRY("main.js", SCRIPT, main_js),
    FILE_ENTRY("link.js", SCRIPT, link_js),
    FILE_ENTRY("worker.js", SCRIPT, worker_js),
    FILE_ENTRY("drawing.js", SCRIPT, drawing_js),
    FILE_ENTRY("composition.js", SCRIPT, composition_js),
    FILE_ENTRY("report.js", SCRIPT, report_js),
    FILE_ENTRY("painter.js", SCRIPT, painter_js),
    FILE_ENTRY("phone.js", SCRIPT, phone_js),
    FILE_ENTRY("screen.js", SCRIPT, screen_js),
    FILE_ENTRY("refresh.js", SCRIPT, refresh_js),
    FILE_ENTRY("edges.js", SCRIPT, edges_js),
    FILE_ENTRY("clips.js", SCRIPT, clips_js),
    FILE_ENTRY("colors.js", SCRIPT, colors_js),
    FILE_ENTRY("paints.js", SCRIPT, paints_js),
    FILE_ENTRY("storage.js", SCRIPT, storage_js),
    FILE_ENTRY("keys.js", SCRIPT, keys_js),
    FILE_ENTRY("clipboard.js", SCRIPT, clipboard_js),
    FILE_ENTRY("external.js", SCRIPT, external_js),
    FILE_ENTRY("touch.js", SCRIPT, touch_js),
    FILE_ENTRY("finger.js", SCRIPT, finger_js),
    FILE_ENTRY("pointer.js", SCRIPT, pointer_js),
    FILE_ENTRY("wheel.js", SCRIPT, wheel_js),
    FILE_ENTRY("elements.js", SCRIPT, elements_js),
    FILE_ENTRY("haptics.js", SCRIPT, haptics_js),
    FILE_ENTRY("strip.js", SCRIPT, strip_js),
    FILE_ENTRY("time.js", SCRIPT, time_js),
    FILE_ENTRY("sound.js", SCRIPT, sound_js),
    FILE_ENTRY("speaker.js", SCRIPT, speaker_js),
    FILE_ENTRY("prompt.js", SCRIPT, prompt_js),
    FILE_ENTRY("services.js", SCRIPT, services_js),
    FILE_ENTRY("files.js", SCRIPT, files_js),
    FILE_ENTRY("settings.js", SCRIPT, settings_js),
};

int tactus_web_file_count(void) { return sizeof files / sizeof files[0]; }

tactus_web_file_t tactus_web_file(int index) { return files[index]; }
