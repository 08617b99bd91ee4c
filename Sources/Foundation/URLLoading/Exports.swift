// Clients reach the toolchain's networking through this module, so that declarations of this module
// stand before those of the same name there.
@_exported import TactusFoundationBase
