// The toolchain loads a module of this name for every file that imports both Testing and UIKit, as
// Apple's UIKit brings one along. Ours adds nothing.
