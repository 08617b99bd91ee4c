// Nothing to call: what is built with the thread sanitizer has this linked in.
