// Foundation as on an iPhone: the toolchain's Foundation with the missing parts added. The library
// of the network is loaded only by clients that use it.
@_exported import CFNetwork
@_exported import TactusNetServices
@_exported import TactusURLLoading
