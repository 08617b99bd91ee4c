// The toolchain loads a module of this name for every file that imports both Testing and
// CoreGraphics, as Apple's Core Graphics brings one along. Ours adds nothing.
