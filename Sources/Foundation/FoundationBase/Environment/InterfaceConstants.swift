internal import Glibc

// The flags of network interfaces, which are of another type on Linux.

/// The interface is up.
public let IFF_UP = Int32(Glibc.IFF_UP)
/// The interface has a broadcast address.
public let IFF_BROADCAST = Int32(Glibc.IFF_BROADCAST)
/// The interface is debugged.
public let IFF_DEBUG = Int32(Glibc.IFF_DEBUG)
/// The interface is the loopback.
public let IFF_LOOPBACK = Int32(Glibc.IFF_LOOPBACK)
/// The interface has one peer.
public let IFF_POINTOPOINT = Int32(Glibc.IFF_POINTOPOINT)
/// The interface uses no trailers.
public let IFF_NOTRAILERS = Int32(Glibc.IFF_NOTRAILERS)
/// The link of the interface works.
public let IFF_RUNNING = Int32(Glibc.IFF_RUNNING)
/// The interface resolves no addresses.
public let IFF_NOARP = Int32(Glibc.IFF_NOARP)
/// The interface receives all packets.
public let IFF_PROMISC = Int32(Glibc.IFF_PROMISC)
/// The interface receives all multicast packets.
public let IFF_ALLMULTI = Int32(Glibc.IFF_ALLMULTI)
/// The interface supports multicast.
public let IFF_MULTICAST = Int32(Glibc.IFF_MULTICAST)
