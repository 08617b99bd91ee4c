// Everything of the toolchain's Foundation is exported here and nowhere else, so that declarations
// of this module stand before those of the same name there.
@_exported import FoundationNetworking
@_exported import Observation
@_exported import TactusCoreFoundation
@_exported import TactusVirtualTime
