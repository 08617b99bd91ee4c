// A mock of feedbackd: answers on the session bus as the real one would, and logs each call on its
// standard output.
//
//   mock-feedbackd EVENTS MILLISECONDS PATTERNS PROFILE
//
// EVENTS are the names of the theme's events, separated by commas. An event ends after MILLISECONDS;
// never if that is -1. PATTERNS is "none" without the interface for patterns, "takes" or "refuses".

#include <gio/gio.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const char *events, *patterns, *profile;
static int milliseconds;
static guint32 last_event;
static gint64 start;

static const char interfaces[] =
    "<node><interface name='org.sigxcpu.Feedback'>"
    "<property name='Profile' type='s' access='readwrite'/>"
    "<method name='TriggerFeedback'><arg direction='in' type='s'/><arg direction='in' type='s'/>"
    "<arg direction='in' type='a{sv}'/><arg direction='in' type='i'/>"
    "<arg direction='out' type='u'/></method>"
    "<method name='EndFeedback'><arg direction='in' type='u'/></method>"
    "<signal name='FeedbackEnded'><arg type='u'/><arg type='u'/></signal></interface>"
    "<interface name='org.sigxcpu.Feedback.Haptic'>"
    "<method name='Vibrate'><arg direction='in' type='s'/><arg direction='in' type='a(du)'/>"
    "<arg direction='out' type='b'/></method></interface></node>";

static double seconds(void) { return (g_get_monotonic_time() - start) / 1e6; }

static void say_over(GDBusConnection *bus, guint32 event, guint32 reason) {
  g_dbus_connection_emit_signal(bus, NULL, "/org/sigxcpu/Feedback", "org.sigxcpu.Feedback",
                                "FeedbackEnded", g_variant_new("(uu)", event, reason), NULL);
}

static GDBusConnection *the_bus;

static gboolean on_time(gpointer event) {
  say_over(the_bus, GPOINTER_TO_UINT(event), 0);
  return G_SOURCE_REMOVE;
}

static gboolean knows(const char *event) {
  char **names = g_strsplit(events, ",", -1);
  gboolean found = g_strv_contains((const char *const *)names, event);
  g_strfreev(names);
  return found;
}

static GVariant *trigger(GDBusConnection *bus, GVariant *arguments) {
  const char *application, *event;
  g_variant_get(arguments, "(&s&s@a{sv}i)", &application, &event, NULL, NULL);
  last_event++;
  printf("%.4f trigger %s %s %u\n", seconds(), application, event, last_event);
  // feedbackd, too, emits this signal before it answers.
  if (!knows(event)) {
    say_over(bus, last_event, G_MAXUINT32);
  } else if (milliseconds >= 0) {
    g_timeout_add(milliseconds, on_time, GUINT_TO_POINTER(last_event));
  }
  return g_variant_new("(u)", last_event);
}

static GVariant *vibrate(GVariant *arguments) {
  GVariantIter *items;
  double magnitude;
  guint32 length;
  g_variant_get(arguments, "(&sa(du))", NULL, &items);
  printf("%.4f vibrate", seconds());
  while (g_variant_iter_next(items, "(du)", &magnitude, &length))
    printf(" %.6f %u", magnitude, length);
  printf("\n");
  g_variant_iter_free(items);
  return g_variant_new("(b)", strcmp(patterns, "takes") == 0);
}

static void on_call(GDBusConnection *bus, const char *sender, const char *path,
                    const char *interface, const char *method, GVariant *arguments,
                    GDBusMethodInvocation *call, gpointer nothing) {
  GVariant *answer = NULL;
  if (strcmp(method, "TriggerFeedback") == 0) {
    answer = trigger(bus, arguments);
  } else if (strcmp(method, "EndFeedback") == 0) {
    guint32 event;
    g_variant_get(arguments, "(u)", &event);
    printf("%.4f end %u\n", seconds(), event);
    say_over(bus, event, 2);
  } else {
    answer = vibrate(arguments);
  }
  g_dbus_method_invocation_return_value(call, answer);
}

static GVariant *on_get(GDBusConnection *bus, const char *sender, const char *path,
                        const char *interface, const char *property, GError **error,
                        gpointer nothing) {
  return g_variant_new_string(profile);
}

static gboolean on_set(GDBusConnection *bus, const char *sender, const char *path,
                       const char *interface, const char *property, GVariant *value,
                       GError **error, gpointer nothing) {
  return FALSE;
}

static void on_bus(GDBusConnection *bus, const char *name, gpointer nothing) {
  static const GDBusInterfaceVTable calls = {on_call, on_get, on_set, {0}};
  GDBusNodeInfo *node = g_dbus_node_info_new_for_xml(interfaces, NULL);
  the_bus = bus;
  for (int i = 0; i < (strcmp(patterns, "none") == 0 ? 1 : 2); i++)
    g_dbus_connection_register_object(bus, "/org/sigxcpu/Feedback", node->interfaces[i], &calls,
                                      NULL, NULL, NULL);
}

static void on_name(GDBusConnection *bus, const char *name, gpointer nothing) {
  printf("%.4f ready\n", seconds());
}

static void on_lost(GDBusConnection *bus, const char *name, gpointer nothing) { exit(70); }

int main(int count, char **arguments) {
  if (count != 5) return 64;
  events = arguments[1];
  milliseconds = atoi(arguments[2]);
  patterns = arguments[3];
  profile = arguments[4];
  start = g_get_monotonic_time();
  setvbuf(stdout, NULL, _IOLBF, 0);
  g_bus_own_name(G_BUS_TYPE_SESSION, "org.sigxcpu.Feedback", G_BUS_NAME_OWNER_FLAGS_NONE, on_bus,
                 on_name, on_lost, NULL, NULL);
  g_main_loop_run(g_main_loop_new(NULL, FALSE));
  return 0;
}
