internal import Glibc

// The constants of sockets, which are of other types on Linux.

/// A socket with a stream of bytes.
public let SOCK_STREAM = Int32(Glibc.SOCK_STREAM.rawValue)
/// A socket with datagrams.
public let SOCK_DGRAM = Int32(Glibc.SOCK_DGRAM.rawValue)
/// A socket with packets of a protocol.
public let SOCK_RAW = Int32(Glibc.SOCK_RAW.rawValue)
/// A socket with reliable datagrams.
public let SOCK_RDM = Int32(Glibc.SOCK_RDM.rawValue)
/// A socket with a sequence of packets.
public let SOCK_SEQPACKET = Int32(Glibc.SOCK_SEQPACKET.rawValue)
/// The protocol IP.
public let IPPROTO_IP = Int32(Glibc.IPPROTO_IP)
/// The protocol ICMP.
public let IPPROTO_ICMP = Int32(Glibc.IPPROTO_ICMP)
/// The protocol IGMP.
public let IPPROTO_IGMP = Int32(Glibc.IPPROTO_IGMP)
/// The protocol TCP.
public let IPPROTO_TCP = Int32(Glibc.IPPROTO_TCP)
/// The protocol UDP.
public let IPPROTO_UDP = Int32(Glibc.IPPROTO_UDP)
/// The protocol IP of version 6.
public let IPPROTO_IPV6 = Int32(Glibc.IPPROTO_IPV6)
/// The protocol ICMP for version 6.
public let IPPROTO_ICMPV6 = Int32(Glibc.IPPROTO_ICMPV6)
/// Packets with a header of their own.
public let IPPROTO_RAW = Int32(Glibc.IPPROTO_RAW)
/// The options of each hop.
public let IPPROTO_HOPOPTS = Int32(Glibc.IPPROTO_HOPOPTS)
/// The header of routing.
public let IPPROTO_ROUTING = Int32(Glibc.IPPROTO_ROUTING)
/// The header of fragments.
public let IPPROTO_FRAGMENT = Int32(Glibc.IPPROTO_FRAGMENT)
/// Encrypted contents.
public let IPPROTO_ESP = Int32(Glibc.IPPROTO_ESP)
/// The header of authentication.
public let IPPROTO_AH = Int32(Glibc.IPPROTO_AH)
/// No next header.
public let IPPROTO_NONE = Int32(Glibc.IPPROTO_NONE)
/// The options of the destination.
public let IPPROTO_DSTOPTS = Int32(Glibc.IPPROTO_DSTOPTS)
/// The protocol GRE.
public let IPPROTO_GRE = Int32(Glibc.IPPROTO_GRE)
/// The protocol PIM.
public let IPPROTO_PIM = Int32(Glibc.IPPROTO_PIM)
/// The protocol SCTP.
public let IPPROTO_SCTP = Int32(Glibc.IPPROTO_SCTP)
/// The end of reception.
public let SHUT_RD = Int32(Glibc.SHUT_RD)
/// The end of transmission.
public let SHUT_WR = Int32(Glibc.SHUT_WR)
/// The end of both directions.
public let SHUT_RDWR = Int32(Glibc.SHUT_RDWR)
/// Data outside of the stream.
public let MSG_OOB = Int32(Glibc.MSG_OOB)
/// Data that stays to be received again.
public let MSG_PEEK = Int32(Glibc.MSG_PEEK)
/// Transmission without a gateway.
public let MSG_DONTROUTE = Int32(Glibc.MSG_DONTROUTE)
/// The end of a record.
public let MSG_EOR = Int32(Glibc.MSG_EOR)
/// A datagram that was cut off.
public let MSG_TRUNC = Int32(Glibc.MSG_TRUNC)
/// Control data that were cut off.
public let MSG_CTRUNC = Int32(Glibc.MSG_CTRUNC)
/// Reception of all bytes.
public let MSG_WAITALL = Int32(Glibc.MSG_WAITALL)
/// A call that does not wait.
public let MSG_DONTWAIT = Int32(Glibc.MSG_DONTWAIT)
/// A call that raises no SIGPIPE.
public let MSG_NOSIGNAL = Int32(Glibc.MSG_NOSIGNAL)
/// File descriptors as control data.
public let SCM_RIGHTS = Int32(Glibc.SCM_RIGHTS)
