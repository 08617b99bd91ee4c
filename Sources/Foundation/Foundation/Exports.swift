@_exported import FoundationNetworking
@_exported import Observation
// Foundation as on an iPhone: the toolchain's Foundation with the missing parts added.
@_exported import TactusCoreFoundation
@_exported import TactusVirtualTime
