// The toolchain loads a module of this name for every file that imports both Testing and
// CoreImage, as Apple's Core Image brings one along. Ours adds nothing.
