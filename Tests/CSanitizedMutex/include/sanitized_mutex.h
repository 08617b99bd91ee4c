// No declarations: the functions of this module replace those of Swift's library at link time.
