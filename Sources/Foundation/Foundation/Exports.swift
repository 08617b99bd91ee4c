// On an iPhone Foundation exports these, so that no `import CFNetwork` is needed.
@_exported import CFNetwork
@_exported import FoundationNetworking
@_exported import Observation
// Foundation as on an iPhone: the toolchain's Foundation with the missing parts added.
@_exported import TactusCoreFoundation
@_exported import TactusNetServices
@_exported import TactusVirtualTime
