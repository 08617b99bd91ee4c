// Foundation as on an iPhone: what the toolchain has on Linux, and what that lacks.
@_exported import CoreFoundationNames
@_exported import Observation
@_exported import PhoneClocks
