#include <dlfcn.h>
#include <stddef.h>
#include <stdint.h>

// GStreamer decodes films. It is loaded when the first film is opened: linking its libraries would
// make the start of every app longer. So the module has no `link`, and the declarations below stand
// for the libraries' headers, as far as they are used. Their layout is the ABI of GStreamer 1.x.

/// GList of GLib.
typedef struct gst_list {
  void *data;
  struct gst_list *next;
  struct gst_list *previous;
} gst_list;

/// GError of GLib.
typedef struct {
  uint32_t domain;
  int code;
  char *message;
} gst_error;

/// GstMapInfo: the memory of a buffer.
typedef struct {
  void *memory;
  int flags;
  const uint8_t *_Nullable data;
  size_t size;
  size_t capacity;
  void *user_data[4];
  void *reserved[4];
} gst_map;

/// The beginning of GstBuffer, after GstMiniObject and the pool.
typedef struct {
  uint64_t object[8];
  void *pool;
  uint64_t pts;
  uint64_t dts;
  uint64_t duration;
} gst_buffer_head;

/// A time that is not known.
static const uint64_t gst_no_time = UINT64_MAX;

/// The functions of the libraries.
typedef struct {
  int (*init_check)(int *, char ***, gst_error **);
  void (*error_free)(gst_error *);
  void (*free)(void *);
  void (*object_unref)(void *);
  void (*mini_object_unref)(void *);
  // Pipelines
  void *_Nullable (*parse_launch)(const char *, gst_error *_Nullable *_Nullable);
  void *_Nullable (*bin_get_by_name)(void *, const char *);
  void (*util_set_object_arg)(void *, const char *, const char *);
  int (*element_set_state)(void *, int);
  int (*element_get_state)(void *, int *_Nullable, int *_Nullable, uint64_t);
  int (*element_seek_simple)(void *, int, int, int64_t);
  void *_Nullable (*element_get_bus)(void *);
  void *_Nullable (*bus_timed_pop_filtered)(void *, uint64_t, int);
  void (*message_parse_error)(void *, gst_error *_Nullable *_Nullable, char *_Nullable *_Nullable);
  // Samples
  void *_Nullable (*app_sink_try_pull_sample)(void *, uint64_t);
  int (*app_sink_is_eos)(void *);
  gst_buffer_head *_Nullable (*sample_get_buffer)(void *);
  void *_Nullable (*sample_get_caps)(void *);
  const void *_Nullable (*sample_get_segment)(void *);
  uint64_t (*segment_to_stream_time)(const void *, int, uint64_t);
  int (*buffer_map)(void *, gst_map *, int);
  void (*buffer_unmap)(void *, gst_map *);
  void *_Nullable (*caps_get_structure)(const void *, unsigned int);
  int (*structure_get_int)(const void *, const char *, int *);
  const char *_Nullable (*structure_get_string)(const void *, const char *);
  // Decoders
  gst_list *_Nullable (*factory_list)(uint64_t, int);
  const char *_Nullable (*factory_get_metadata)(void *, const char *);
  void (*feature_set_rank)(void *, unsigned int);
  void (*feature_list_free)(gst_list *);
  // Discovery
  void *_Nullable (*discoverer_new)(uint64_t, gst_error *_Nullable *_Nullable);
  void *_Nullable (*discover_uri)(void *, const char *, gst_error *_Nullable *_Nullable);
  int (*info_get_result)(const void *);
  uint64_t (*info_get_duration)(const void *);
  int (*info_get_seekable)(const void *);
  const void *_Nullable (*info_get_tags)(const void *);
  const char *_Nullable *_Nullable (*info_get_missing)(const void *);
  gst_list *_Nullable (*info_get_video_streams)(void *);
  gst_list *_Nullable (*info_get_audio_streams)(void *);
  gst_list *_Nullable (*info_get_subtitle_streams)(void *);
  const char *_Nullable (*subtitle_get_language)(const void *);
  void (*stream_list_free)(gst_list *_Nullable);
  void *_Nullable (*stream_get_caps)(void *);
  const void *_Nullable (*stream_get_tags)(void *);
  unsigned int (*video_get_width)(const void *);
  unsigned int (*video_get_height)(const void *);
  unsigned int (*video_get_rate_over)(const void *);
  unsigned int (*video_get_rate_under)(const void *);
  unsigned int (*video_get_aspect_over)(const void *);
  unsigned int (*video_get_aspect_under)(const void *);
  unsigned int (*video_get_bitrate)(const void *);
  int (*video_is_image)(const void *);
  unsigned int (*audio_get_channels)(const void *);
  unsigned int (*audio_get_sample_rate)(const void *);
  unsigned int (*audio_get_bitrate)(const void *);
  const char *_Nullable (*audio_get_language)(const void *);
  char *_Nullable (*codec_description)(const void *);
  int (*tags_get_string)(const void *, const char *, char *_Nullable *_Nonnull);
  int (*tags_get_uint)(const void *, const char *, uint32_t *);
  int (*tags_get_sample)(const void *, const char *, void *_Nullable *_Nonnull);
  int (*tags_get_date_time)(const void *, const char *, void *_Nullable *_Nonnull);
  char *_Nullable (*date_time_to_text)(void *);
  void (*date_time_unref)(void *);
  // Chapters
  const void *_Nullable (*info_get_toc)(const void *);
  gst_list *_Nullable (*toc_get_entries)(const void *);
  gst_list *_Nullable (*toc_entry_get_children)(const void *);
  int (*toc_entry_get_times)(const void *, int64_t *, int64_t *);
  const void *_Nullable (*toc_entry_get_tags)(const void *);
  // Writing
  int (*app_source_push)(void *, void *);
  int (*app_source_push_sample)(void *, void *);
  int (*app_source_end)(void *);
  gst_buffer_head *_Nullable (*buffer_new_copy)(const void *, size_t);
  void (*tag_setter_add)(void *, int, const char *, ...);
  void *_Nullable (*sample_new)(void *, void *_Nullable, void *_Nullable, void *_Nullable);
  void *_Nullable (*caps_from_text)(const char *);
  int (*element_seek)(void *, double, int, int, int, int64_t, int, int64_t);
  void *_Nullable (*factory_find)(const char *);
  // Pango, which reads the markup of subtitles; NULL without it.
  int (*_Nullable parse_markup)(
      const char *, int, uint32_t, void *_Nullable *_Nullable, char *_Nullable *_Nullable,
      uint32_t *_Nullable, gst_error *_Nullable *_Nullable);
} gst_functions;

/// Loads the libraries and looks up their functions; 0 if one is missing.
static inline int gst_load(gst_functions *f) {
  void *app = dlopen("libgstapp-1.0.so.0", RTLD_NOW | RTLD_LOCAL);
  void *base = dlopen("libgstpbutils-1.0.so.0", RTLD_NOW | RTLD_LOCAL);
  if (!app || !base) return 0;
  int missing = 0;
  // The symbols of the libraries that these two are linked with are found, too.
#define GST_FIND(member, name) \
  if (!(f->member = (__typeof__(f->member))dlsym(base, name)) && \
      !(f->member = (__typeof__(f->member))dlsym(app, name))) missing = 1
  GST_FIND(init_check, "gst_init_check");
  GST_FIND(error_free, "g_error_free");
  GST_FIND(free, "g_free");
  GST_FIND(object_unref, "gst_object_unref");
  GST_FIND(mini_object_unref, "gst_mini_object_unref");
  GST_FIND(parse_launch, "gst_parse_launch");
  GST_FIND(bin_get_by_name, "gst_bin_get_by_name");
  GST_FIND(util_set_object_arg, "gst_util_set_object_arg");
  GST_FIND(element_set_state, "gst_element_set_state");
  GST_FIND(element_get_state, "gst_element_get_state");
  GST_FIND(element_seek_simple, "gst_element_seek_simple");
  GST_FIND(element_get_bus, "gst_element_get_bus");
  GST_FIND(bus_timed_pop_filtered, "gst_bus_timed_pop_filtered");
  GST_FIND(message_parse_error, "gst_message_parse_error");
  GST_FIND(app_sink_try_pull_sample, "gst_app_sink_try_pull_sample");
  GST_FIND(app_sink_is_eos, "gst_app_sink_is_eos");
  GST_FIND(sample_get_buffer, "gst_sample_get_buffer");
  GST_FIND(sample_get_caps, "gst_sample_get_caps");
  GST_FIND(sample_get_segment, "gst_sample_get_segment");
  GST_FIND(segment_to_stream_time, "gst_segment_to_stream_time");
  GST_FIND(buffer_map, "gst_buffer_map");
  GST_FIND(buffer_unmap, "gst_buffer_unmap");
  GST_FIND(caps_get_structure, "gst_caps_get_structure");
  GST_FIND(structure_get_int, "gst_structure_get_int");
  GST_FIND(structure_get_string, "gst_structure_get_string");
  GST_FIND(info_get_subtitle_streams, "gst_discoverer_info_get_subtitle_streams");
  GST_FIND(subtitle_get_language, "gst_discoverer_subtitle_info_get_language");
  GST_FIND(factory_list, "gst_element_factory_list_get_elements");
  GST_FIND(factory_get_metadata, "gst_element_factory_get_metadata");
  GST_FIND(feature_set_rank, "gst_plugin_feature_set_rank");
  GST_FIND(feature_list_free, "gst_plugin_feature_list_free");
  GST_FIND(discoverer_new, "gst_discoverer_new");
  GST_FIND(discover_uri, "gst_discoverer_discover_uri");
  GST_FIND(info_get_result, "gst_discoverer_info_get_result");
  GST_FIND(info_get_duration, "gst_discoverer_info_get_duration");
  GST_FIND(info_get_seekable, "gst_discoverer_info_get_seekable");
  GST_FIND(info_get_tags, "gst_discoverer_info_get_tags");
  GST_FIND(info_get_missing, "gst_discoverer_info_get_missing_elements_installer_details");
  GST_FIND(info_get_video_streams, "gst_discoverer_info_get_video_streams");
  GST_FIND(info_get_audio_streams, "gst_discoverer_info_get_audio_streams");
  GST_FIND(stream_list_free, "gst_discoverer_stream_info_list_free");
  GST_FIND(stream_get_caps, "gst_discoverer_stream_info_get_caps");
  GST_FIND(stream_get_tags, "gst_discoverer_stream_info_get_tags");
  GST_FIND(video_get_width, "gst_discoverer_video_info_get_width");
  GST_FIND(video_get_height, "gst_discoverer_video_info_get_height");
  GST_FIND(video_get_rate_over, "gst_discoverer_video_info_get_framerate_num");
  GST_FIND(video_get_rate_under, "gst_discoverer_video_info_get_framerate_denom");
  GST_FIND(video_get_aspect_over, "gst_discoverer_video_info_get_par_num");
  GST_FIND(video_get_aspect_under, "gst_discoverer_video_info_get_par_denom");
  GST_FIND(video_get_bitrate, "gst_discoverer_video_info_get_bitrate");
  GST_FIND(video_is_image, "gst_discoverer_video_info_is_image");
  GST_FIND(audio_get_channels, "gst_discoverer_audio_info_get_channels");
  GST_FIND(audio_get_sample_rate, "gst_discoverer_audio_info_get_sample_rate");
  GST_FIND(audio_get_bitrate, "gst_discoverer_audio_info_get_bitrate");
  GST_FIND(audio_get_language, "gst_discoverer_audio_info_get_language");
  GST_FIND(codec_description, "gst_pb_utils_get_codec_description");
  GST_FIND(tags_get_string, "gst_tag_list_get_string");
  GST_FIND(tags_get_uint, "gst_tag_list_get_uint");
  GST_FIND(tags_get_sample, "gst_tag_list_get_sample");
  GST_FIND(tags_get_date_time, "gst_tag_list_get_date_time");
  GST_FIND(date_time_to_text, "gst_date_time_to_iso8601_string");
  GST_FIND(date_time_unref, "gst_date_time_unref");
  GST_FIND(info_get_toc, "gst_discoverer_info_get_toc");
  GST_FIND(toc_get_entries, "gst_toc_get_entries");
  GST_FIND(toc_entry_get_children, "gst_toc_entry_get_sub_entries");
  GST_FIND(toc_entry_get_times, "gst_toc_entry_get_start_stop_times");
  GST_FIND(toc_entry_get_tags, "gst_toc_entry_get_tags");
  GST_FIND(app_source_push, "gst_app_src_push_buffer");
  GST_FIND(app_source_push_sample, "gst_app_src_push_sample");
  GST_FIND(app_source_end, "gst_app_src_end_of_stream");
  GST_FIND(buffer_new_copy, "gst_buffer_new_memdup");
  GST_FIND(tag_setter_add, "gst_tag_setter_add_tags");
  GST_FIND(sample_new, "gst_sample_new");
  GST_FIND(caps_from_text, "gst_caps_from_string");
  GST_FIND(element_seek, "gst_element_seek");
  GST_FIND(factory_find, "gst_element_factory_find");
#undef GST_FIND
  void *pango = dlopen("libpango-1.0.so.0", RTLD_NOW | RTLD_LOCAL);
  f->parse_markup = pango ? (__typeof__(f->parse_markup))dlsym(pango, "pango_parse_markup") : 0;
  return !missing;
}

/// Adds a text, or a picture in a sample, to what an element writes; the new one replaces the old.
static inline void gst_add_tag(
    const gst_functions *f, void *setter, const char *name, const void *value) {
  const int replace = 2;
  f->tag_setter_add(setter, replace, name, value, (const void *)0);
}

/// Adds a number to what an element writes.
static inline void gst_add_number(
    const gst_functions *f, void *setter, const char *name, unsigned int value) {
  const int replace = 2;
  f->tag_setter_add(setter, replace, name, value, (const void *)0);
}

/// GstMessage: the kind after GstMiniObject.
static inline int gst_message_kind(const void *message) {
  return *(const int *)((const char *)message + 8 * sizeof(uint64_t));
}
