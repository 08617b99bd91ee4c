#include <libsoup/soup.h>

// g_signal_connect is a macro, and the type of its handler depends on the signal.
static inline void tactus_connect(
    gpointer instance, const char *signal, void *handler, gpointer data) {
  g_signal_connect_data(instance, signal, G_CALLBACK(handler), data, NULL, (GConnectFlags)0);
}

// soup_server_new is variadic.
static inline SoupServer *tactus_soup_server(void) {
  return soup_server_new("server-header", NULL, NULL);
}
