// swift-format-ignore-file
// Made by `swift run generate-tables` of Data/Names/FoundationBase.tsv.
// Do not edit.

internal import Glibc

/// The name of a value transformer.
public struct NSValueTransformerName: RawRepresentable, Hashable, Sendable {
  /// The raw value.
  public let rawValue: String
  /// Creates a value from its raw value.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Creates a value from its raw value.
  public init(_ rawValue: String) { self.rawValue = rawValue }

  /// The transformer that negates a Boolean value.
  public static let negateBooleanTransformerName = Self(rawValue: "NSNegateBoolean")
  /// The transformer that returns whether a value is nil.
  public static let isNilTransformerName = Self(rawValue: "NSIsNil")
  /// The transformer that returns whether a value is not nil.
  public static let isNotNilTransformerName = Self(rawValue: "NSIsNotNil")
  /// The transformer that reads an archive.
  public static let unarchiveFromDataTransformerName = Self(rawValue: "NSUnarchiveFromData")
  /// The transformer that reads a keyed archive.
  public static let keyedUnarchiveFromDataTransformerName =
    Self(rawValue: "NSKeyedUnarchiveFromData")
  /// The transformer that reads an archive of known classes.
  public static let secureUnarchiveFromDataTransformerName =
    Self(rawValue: "NSSecureUnarchiveFromData")
}

extension CocoaError.Code {
  /// The phone lacks the space for resources on demand; never reported.
  public static let bundleOnDemandResourceOutOfSpace = CocoaError.Code(rawValue: 4992)
  /// The app uses more space for resources on demand than it may; never reported.
  public static let bundleOnDemandResourceExceededMaximumSize = CocoaError.Code(rawValue: 4993)
  /// No resource of the bundle has the tag.
  public static let bundleOnDemandResourceInvalidTag = CocoaError.Code(rawValue: 4994)
}

/// The number of Foundation's error for resources on demand without space.
public let NSBundleOnDemandResourceOutOfSpaceError = 4992
/// The number of Foundation's error for too many resources on demand.
public let NSBundleOnDemandResourceExceededMaximumSizeError = 4993
/// The number of Foundation's error for an unknown tag of resources on demand.
public let NSBundleOnDemandResourceInvalidTagError = 4994

/// The name of the file.
public let NSMetadataItemFSNameKey = "kMDItemFSName"
/// The name that a user sees.
public let NSMetadataItemDisplayNameKey = "kMDItemDisplayName"
/// The URL of the file.
public let NSMetadataItemURLKey = "kMDItemURL"
/// The path of the file.
public let NSMetadataItemPathKey = "kMDItemPath"
/// The size of the file in bytes.
public let NSMetadataItemFSSizeKey = "kMDItemFSSize"
/// The date when the file was created.
public let NSMetadataItemFSCreationDateKey = "kMDItemFSCreationDate"
/// The date when the contents last changed.
public let NSMetadataItemFSContentChangeDateKey = "kMDItemFSContentChangeDate"
/// The uniform type identifier of the file.
public let NSMetadataItemContentTypeKey = "kMDItemContentType"
/// The uniform type identifiers that the type of the file conforms to.
public let NSMetadataItemContentTypeTreeKey = "kMDItemContentTypeTree"
/// Whether the file is in iCloud.
public let NSMetadataItemIsUbiquitousKey = "NSMetadataItemIsUbiquitousKey"
/// Whether versions of the file conflict.
public let NSMetadataUbiquitousItemHasUnresolvedConflictsKey =
  "NSMetadataUbiquitousItemHasUnresolvedConflictsKey"
/// The state of the download.
public let NSMetadataUbiquitousItemDownloadingStatusKey =
  "NSMetadataUbiquitousItemDownloadingStatusKey"
/// The file is not on the phone.
public let NSMetadataUbiquitousItemDownloadingStatusNotDownloaded =
  "NSMetadataUbiquitousItemDownloadingStatusNotDownloaded"
/// An older version is on the phone.
public let NSMetadataUbiquitousItemDownloadingStatusDownloaded =
  "NSMetadataUbiquitousItemDownloadingStatusDownloaded"
/// The newest version is on the phone.
public let NSMetadataUbiquitousItemDownloadingStatusCurrent =
  "NSMetadataUbiquitousItemDownloadingStatusCurrent"
/// Whether the file is being downloaded.
public let NSMetadataUbiquitousItemIsDownloadingKey = "NSMetadataUbiquitousItemIsDownloadingKey"
/// Whether the file is uploaded.
public let NSMetadataUbiquitousItemIsUploadedKey = "NSMetadataUbiquitousItemIsUploadedKey"
/// Whether the file is being uploaded.
public let NSMetadataUbiquitousItemIsUploadingKey = "NSMetadataUbiquitousItemIsUploadingKey"
/// The percentage of the file that is downloaded.
public let NSMetadataUbiquitousItemPercentDownloadedKey =
  "NSMetadataUbiquitousItemPercentDownloadedKey"
/// The percentage of the file that is uploaded.
public let NSMetadataUbiquitousItemPercentUploadedKey =
  "NSMetadataUbiquitousItemPercentUploadedKey"
/// The error of the last download.
public let NSMetadataUbiquitousItemDownloadingErrorKey =
  "NSMetadataUbiquitousItemDownloadingErrorKey"
/// The error of the last upload.
public let NSMetadataUbiquitousItemUploadingErrorKey =
  "NSMetadataUbiquitousItemUploadingErrorKey"
/// Whether a download was requested.
public let NSMetadataUbiquitousItemDownloadRequestedKey =
  "NSMetadataUbiquitousItemDownloadRequestedKey"
/// Whether the file is outside the app's container.
public let NSMetadataUbiquitousItemIsExternalDocumentKey =
  "NSMetadataUbiquitousItemIsExternalDocumentKey"
/// The name of the container that a user sees.
public let NSMetadataUbiquitousItemContainerDisplayNameKey =
  "NSMetadataUbiquitousItemContainerDisplayNameKey"
/// The URL of the file in the container.
public let NSMetadataUbiquitousItemURLInLocalContainerKey =
  "NSMetadataUbiquitousItemURLInLocalContainerKey"
/// Whether the file is shared.
public let NSMetadataUbiquitousItemIsSharedKey = "NSMetadataUbiquitousItemIsSharedKey"
/// The folder Documents of the app's containers in iCloud.
public let NSMetadataQueryUbiquitousDocumentsScope = "NSMetadataQueryUbiquitousDocumentsScope"
/// The other folders of the app's containers in iCloud.
public let NSMetadataQueryUbiquitousDataScope = "NSMetadataQueryUbiquitousDataScope"
/// The documents outside the app's containers that the app may open.
public let NSMetadataQueryAccessibleUbiquitousExternalDocumentsScope =
  "NSMetadataQueryAccessibleUbiquitousExternalDocumentsScope"
/// The results that an update adds.
public let NSMetadataQueryUpdateAddedItemsKey = "kMDQueryUpdateAddedItems"
/// The results that an update changes.
public let NSMetadataQueryUpdateChangedItemsKey = "kMDQueryUpdateChangedItems"
/// The results that an update removes.
public let NSMetadataQueryUpdateRemovedItemsKey = "kMDQueryUpdateRemovedItems"
/// The relevance of a result's contents.
public let NSMetadataQueryResultContentRelevanceAttribute = "kMDQueryResultContentRelevance"

extension NSNotification.Name {
  /// Posted when a query begins to gather its first results.
  public static let NSMetadataQueryDidStartGathering =
    NSNotification.Name("NSMetadataQueryDidStartGatheringNotification")
  /// Posted while a query gathers; a query here gathers nothing.
  public static let NSMetadataQueryGatheringProgress =
    NSNotification.Name("NSMetadataQueryGatheringProgressNotification")
  /// Posted when a query has gathered its first results.
  public static let NSMetadataQueryDidFinishGathering =
    NSNotification.Name("NSMetadataQueryDidFinishGatheringNotification")
  /// Posted when results change, which they never do here.
  public static let NSMetadataQueryDidUpdate =
    NSNotification.Name("NSMetadataQueryDidUpdateNotification")
  /// Posted when the user signs in to iCloud or out, which never happens here.
  public static let NSUbiquityIdentityDidChange =
    NSNotification.Name("NSUbiquityIdentityDidChangeNotification")
}

/// The options for reading a property list.
public struct CFPropertyListMutabilityOptions: OptionSet, Sendable {
  /// The raw value.
  public let rawValue: CFOptionFlags
  /// Creates a value from its raw value.
  public init(rawValue: CFOptionFlags) { self.rawValue = rawValue }

  /// Arrays and dictionaries can be changed.
  public static let mutableContainers = Self(rawValue: 1)
  /// Arrays, dictionaries, strings and data can be changed.
  public static let mutableContainersAndLeaves = Self(rawValue: 2)
}

/// The code of errors of the compression of data.
public let NSCompressionFailedError = 5376
/// The code of errors of the decompression of data.
public let NSDecompressionFailedError = 5377

/// Reserved space that is contiguous.
public let F_ALLOCATECONTIG: Int32 = 2
/// Reserved space of the whole size, or none.
public let F_ALLOCATEALL: Int32 = 4
/// An offset from the end of the file.
public let F_PEOFPOSMODE: Int32 = 3
/// An offset from the beginning of the disk.
public let F_VOLPOSMODE: Int32 = 4

/// The copy of a list of access rights.
///
/// - Source: copyfile.h, as the following. Confidence: documented.
public let COPYFILE_ACL: Int32 = 1 << 0
/// The copy of the rights and the times.
public let COPYFILE_STAT: Int32 = 1 << 1
/// The copy of the extended attributes.
public let COPYFILE_XATTR: Int32 = 1 << 2
/// The copy of the contents.
public let COPYFILE_DATA: Int32 = 1 << 3
/// The copy of all rights.
public let COPYFILE_SECURITY: Int32 = COPYFILE_STAT | COPYFILE_ACL
/// The copy of all but the contents.
public let COPYFILE_METADATA: Int32 = COPYFILE_SECURITY | COPYFILE_XATTR
/// The copy of all.
public let COPYFILE_ALL: Int32 = COPYFILE_METADATA | COPYFILE_DATA
/// The copy of a folder with its entries.
public let COPYFILE_RECURSIVE: Int32 = 1 << 15
/// A check of what would be copied.
public let COPYFILE_CHECK: Int32 = 1 << 16
/// The copy fails if there is a file already.
public let COPYFILE_EXCL: Int32 = 1 << 17
/// The copy of a symbolic link itself.
public let COPYFILE_NOFOLLOW_SRC: Int32 = 1 << 18
/// The copy does not go through a symbolic link at its place.
public let COPYFILE_NOFOLLOW_DST: Int32 = 1 << 19
/// The original is removed after the copy.
public let COPYFILE_MOVE: Int32 = 1 << 20
/// A file at the place of the copy is removed before.
public let COPYFILE_UNLINK: Int32 = 1 << 21
/// The copy without symbolic links on both sides.
public let COPYFILE_NOFOLLOW: Int32 = COPYFILE_NOFOLLOW_SRC | COPYFILE_NOFOLLOW_DST
/// The copy shares its contents with the original if the file system can.
public let COPYFILE_CLONE: Int32 = 1 << 24
/// The copy shares its contents with the original, or fails.
public let COPYFILE_CLONE_FORCE: Int32 = 1 << 25

/// A part of detected data, such as the city of an address.
public struct NSTextCheckingKey: RawRepresentable, Hashable, Sendable {
  /// The raw value.
  public let rawValue: String
  /// Creates a value from its raw value.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The name of a person.
  public static let name = Self(rawValue: "Name")
  /// The title of a position.
  public static let jobTitle = Self(rawValue: "JobTitle")
  /// The name of an organization.
  public static let organization = Self(rawValue: "Organization")
  /// The street with the house number.
  public static let street = Self(rawValue: "Street")
  /// The city.
  public static let city = Self(rawValue: "City")
  /// The state.
  public static let state = Self(rawValue: "State")
  /// The postal code.
  public static let zip = Self(rawValue: "ZIP")
  /// The country.
  public static let country = Self(rawValue: "Country")
  /// The phone number.
  public static let phone = Self(rawValue: "Phone")
  /// The airline of a flight.
  public static let airline = Self(rawValue: "Airline")
  /// The number of a flight.
  public static let flight = Self(rawValue: "Flight")
}

/// The number of processors that run.
public let _SC_NPROCESSORS_ONLN = Int32(Glibc._SC_NPROCESSORS_ONLN)
/// The number of processors.
public let _SC_NPROCESSORS_CONF = Int32(Glibc._SC_NPROCESSORS_CONF)
/// The size of a page of memory.
public let _SC_PAGESIZE = Int32(Glibc._SC_PAGESIZE)
/// The number of pages of memory.
public let _SC_PHYS_PAGES = Int32(Glibc._SC_PHYS_PAGES)
/// The number of files that a process can have open.
public let _SC_OPEN_MAX = Int32(Glibc._SC_OPEN_MAX)
/// The number of ticks in a second.
public let _SC_CLK_TCK = Int32(Glibc._SC_CLK_TCK)
/// The length of a host's name.
public let _SC_HOST_NAME_MAX = Int32(Glibc._SC_HOST_NAME_MAX)
/// The length of a user's name.
public let _SC_LOGIN_NAME_MAX = Int32(Glibc._SC_LOGIN_NAME_MAX)
/// The size of a buffer for `getpwnam_r`.
public let _SC_GETPW_R_SIZE_MAX = Int32(Glibc._SC_GETPW_R_SIZE_MAX)
/// The size of a buffer for `getgrnam_r`.
public let _SC_GETGR_R_SIZE_MAX = Int32(Glibc._SC_GETGR_R_SIZE_MAX)
/// The size of arguments.
public let _SC_ARG_MAX = Int32(Glibc._SC_ARG_MAX)
/// The number of processes of a user.
public let _SC_CHILD_MAX = Int32(Glibc._SC_CHILD_MAX)
/// The number of parts of `writev`.
public let _SC_IOV_MAX = Int32(Glibc._SC_IOV_MAX)
/// The number of groups of a process.
public let _SC_NGROUPS_MAX = Int32(Glibc._SC_NGROUPS_MAX)
/// The length of a line.
public let _SC_LINE_MAX = Int32(Glibc._SC_LINE_MAX)
/// The number of symbolic links in a path.
public let _SC_SYMLOOP_MAX = Int32(Glibc._SC_SYMLOOP_MAX)
/// The length of a path.
public let _PC_PATH_MAX = Int32(Glibc._PC_PATH_MAX)
/// The length of the name of a file.
public let _PC_NAME_MAX = Int32(Glibc._PC_NAME_MAX)
/// The number of links of a file.
public let _PC_LINK_MAX = Int32(Glibc._PC_LINK_MAX)
/// The number of bytes that a pipe takes at once.
public let _PC_PIPE_BUF = Int32(Glibc._PC_PIPE_BUF)
/// The length of a symbolic link.
public let _PC_SYMLINK_MAX = Int32(Glibc._PC_SYMLINK_MAX)
/// The number of bits of a size.
public let _PC_FILESIZEBITS = Int32(Glibc._PC_FILESIZEBITS)
/// The version of the standard POSIX.
public let _SC_VERSION = Int32(Glibc._SC_VERSION)

/// The greatest value of `int64_t`.
public let INT64_MAX = Int64.max
/// The least value of `int64_t`.
public let INT64_MIN = Int64.min
/// The greatest value of `uint64_t`.
public let UINT64_MAX = UInt64.max
/// The greatest value of `intmax_t`.
public let INTMAX_MAX = Int.max
/// The greatest value of `uintmax_t`.
public let UINTMAX_MAX = UInt.max
/// The least value of `int16_t`.
public let INT16_MIN = Int32(Int16.min)
/// The least value of `int32_t`.
public let INT32_MIN = Int32.min
/// The least value of `int`.
public let INT_MIN = Int32.min
/// The greatest value of `unsigned int`.
public let UINT_MAX = UInt32.max
/// The least value of `long`.
public let LONG_MIN = Int.min
/// The greatest value of `unsigned long`.
public let ULONG_MAX = UInt.max
/// The least value of `long long`.
public let LLONG_MIN = Int64.min
/// The least value of `short`.
public let SHRT_MIN = Int32(Int16.min)
/// The least value of `signed char`.
public let SCHAR_MIN = Int32(Int8.min)
/// The least value of `char`.
public let CHAR_MIN = Int32(Int8.min)
/// The greatest value of `unsigned char`.
public let UCHAR_MAX = Int32(UInt8.max)
/// The greatest value of `unsigned short`.
public let USHRT_MAX = Int32(UInt16.max)
/// The greatest value of `NSInteger`.
@available(*, deprecated, renamed: "Int.max")
public let NSIntegerMax = Int.max
/// The least value of `NSInteger`.
@available(*, deprecated, renamed: "Int.min")
public let NSIntegerMin = Int.min
/// The greatest value of `NSUInteger`.
@available(*, deprecated, renamed: "UInt.max")
public let NSUIntegerMax = UInt.max
/// The greatest finite `Float`.
public let MAXFLOAT = Float.greatestFiniteMagnitude
/// The infinity of `Double`.
public let HUGE_VAL = Double.infinity
/// The infinity of `Float`.
public let INFINITY = Float.infinity
/// A value of `Float` that is not a number.
public let NAN = Float.nan
/// The maximum length of a path, including the null at the end.
public let MAXPATHLEN = Int32(PATH_MAX)
/// The result of a successful call of Carbon's and Core Audio's functions.
public let noErr: OSStatus = 0

extension NSNotification.Name {
  /// The clock of the phone was set; never posted.
  public static let NSSystemClockDidChange = Self("NSSystemClockDidChangeNotification")
}

extension UserDefaults {
  /// The size of the defaults has exceeded a limit; never posted.
  public static let sizeLimitExceededNotification =
    NSNotification.Name("NSUserDefaultsSizeLimitExceededNotification")
}

extension Bundle {
  /// A bundle has loaded its program; never posted.
  public static let didLoadNotification = NSNotification.Name("NSBundleDidLoadNotification")
}

/// An entry of an unknown type.
public let DT_UNKNOWN = Int32(Glibc.DT_UNKNOWN)
/// A pipe.
public let DT_FIFO = Int32(Glibc.DT_FIFO)
/// A character device.
public let DT_CHR = Int32(Glibc.DT_CHR)
/// A folder.
public let DT_DIR = Int32(Glibc.DT_DIR)
/// A block device.
public let DT_BLK = Int32(Glibc.DT_BLK)
/// A file.
public let DT_REG = Int32(Glibc.DT_REG)
/// A symbolic link.
public let DT_LNK = Int32(Glibc.DT_LNK)
/// A socket.
public let DT_SOCK = Int32(Glibc.DT_SOCK)
/// A whiteout: a hidden entry of a lower layer.
public let DT_WHT = Int32(Glibc.DT_WHT)

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

/// The class of work for the user interface.
///
/// - Source: sys/qos.h. Confidence: documented.
public let QOS_CLASS_USER_INTERACTIVE = qos_class_t(0x21)
/// The class of work that the user waits for.
public let QOS_CLASS_USER_INITIATED = qos_class_t(0x19)
/// The class of work without a class of its own.
public let QOS_CLASS_DEFAULT = qos_class_t(0x15)
/// The class of long work.
public let QOS_CLASS_UTILITY = qos_class_t(0x11)
/// The class of work that the user does not see.
public let QOS_CLASS_BACKGROUND = qos_class_t(0x09)
/// No class.
public let QOS_CLASS_UNSPECIFIED = qos_class_t(0)

/// The limit of processor time.
public let RLIMIT_CPU = Int32(Glibc.RLIMIT_CPU.rawValue)
/// The limit of the size of a file.
public let RLIMIT_FSIZE = Int32(Glibc.RLIMIT_FSIZE.rawValue)
/// The limit of data.
public let RLIMIT_DATA = Int32(Glibc.RLIMIT_DATA.rawValue)
/// The limit of the stack.
public let RLIMIT_STACK = Int32(Glibc.RLIMIT_STACK.rawValue)
/// The limit of a core file.
public let RLIMIT_CORE = Int32(Glibc.RLIMIT_CORE.rawValue)
/// The limit of the address space.
public let RLIMIT_AS = Int32(Glibc.RLIMIT_AS.rawValue)
/// The limit of open files.
public let RLIMIT_NOFILE = Int32(Glibc.RLIMIT_NOFILE.rawValue)
/// The limit of processes.
public let RLIMIT_NPROC: Int32 = 6
/// The limit of locked memory.
public let RLIMIT_MEMLOCK: Int32 = 8
/// The use of this process.
public let RUSAGE_SELF = Int32(Glibc.RUSAGE_SELF.rawValue)
/// The use of its children that have ended.
public let RUSAGE_CHILDREN = Int32(Glibc.RUSAGE_CHILDREN.rawValue)
/// The priority of a process.
public let PRIO_PROCESS = Int32(Glibc.PRIO_PROCESS.rawValue)
/// The priority of a process group.
public let PRIO_PGRP = Int32(Glibc.PRIO_PGRP.rawValue)
/// The priority of a user.
public let PRIO_USER = Int32(Glibc.PRIO_USER.rawValue)
/// A timer of elapsed time.
public let ITIMER_REAL = Int32(Glibc.ITIMER_REAL.rawValue)
/// A timer of processor time of the process.
public let ITIMER_VIRTUAL = Int32(Glibc.ITIMER_VIRTUAL.rawValue)
/// A timer of processor time with that of the system.
public let ITIMER_PROF = Int32(Glibc.ITIMER_PROF.rawValue)

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

/// A thread that no other joins.
public let PTHREAD_CREATE_DETACHED = Int32(Glibc.PTHREAD_CREATE_DETACHED)
/// A thread that another joins.
public let PTHREAD_CREATE_JOINABLE = Int32(Glibc.PTHREAD_CREATE_JOINABLE)
/// A lock of several processes.
public let PTHREAD_PROCESS_SHARED = Int32(Glibc.PTHREAD_PROCESS_SHARED)
/// A lock of one process.
public let PTHREAD_PROCESS_PRIVATE = Int32(Glibc.PTHREAD_PROCESS_PRIVATE)
/// A lock that leaves priorities as they are.
public let PTHREAD_PRIO_NONE = Int32(Glibc.PTHREAD_PRIO_NONE)
/// A lock that gives its owner the priority of its waiters.
public let PTHREAD_PRIO_INHERIT = Int32(Glibc.PTHREAD_PRIO_INHERIT)
/// A lock that gives its owner the priority of the lock.
public let PTHREAD_PRIO_PROTECT = Int32(Glibc.PTHREAD_PRIO_PROTECT)
/// A thread with the scheduling of its attributes.
public let PTHREAD_EXPLICIT_SCHED = Int32(Glibc.PTHREAD_EXPLICIT_SCHED)
/// A thread with the scheduling of its creator.
public let PTHREAD_INHERIT_SCHED = Int32(Glibc.PTHREAD_INHERIT_SCHED)

/// The key of the text of what has failed, which precedes the reason in an error's text.
public let NSLocalizedFailureErrorKey = "NSLocalizedFailure"

extension MachError {
  /// The operation succeeded.
  public static var success: Code { .success }
  /// An address is not valid.
  public static var invalidAddress: Code { .invalidAddress }
  /// The memory does not permit the access.
  public static var protectionFailure: Code { .protectionFailure }
  /// An address range is in use or no space is left.
  public static var noSpace: Code { .noSpace }
  /// An argument is not valid.
  public static var invalidArgument: Code { .invalidArgument }
  /// The operation failed.
  public static var failure: Code { .failure }
  /// A system resource is missing.
  public static var resourceShortage: Code { .resourceShortage }
  /// The task does not have the receive right.
  public static var notReceiver: Code { .notReceiver }
  /// The access is restricted.
  public static var noAccess: Code { .noAccess }
  /// The memory object of the page was destroyed.
  public static var memoryFailure: Code { .memoryFailure }
  /// The memory object reported an error.
  public static var memoryError: Code { .memoryError }
  /// The object is a member of the set already.
  public static var alreadyInSet: Code { .alreadyInSet }
  /// The object is not a member of the set.
  public static var notInSet: Code { .notInSet }
  /// The name exists already.
  public static var nameExists: Code { .nameExists }
  /// The operation was aborted.
  public static var aborted: Code { .aborted }
  /// The name is not valid.
  public static var invalidName: Code { .invalidName }
  /// The task is not valid.
  public static var invalidTask: Code { .invalidTask }
  /// The right is not valid.
  public static var invalidRight: Code { .invalidRight }
  /// The value is not valid.
  public static var invalidValue: Code { .invalidValue }
  /// The number of user references is too large.
  public static var userReferencesOverflow: Code { .userReferencesOverflow }
  /// The capability is not valid.
  public static var invalidCapability: Code { .invalidCapability }
  /// The task has the right already.
  public static var rightExists: Code { .rightExists }
  /// The host is not valid.
  public static var invalidHost: Code { .invalidHost }
  /// The memory is present already.
  public static var memoryPresent: Code { .memoryPresent }
  /// The memory was moved.
  public static var memoryDataMoved: Code { .memoryDataMoved }
  /// The memory is to be copied again.
  public static var memoryRestartCopy: Code { .memoryRestartCopy }
  /// The processor set is not valid.
  public static var invalidProcessorSet: Code { .invalidProcessorSet }
  /// A limit of the scheduling policy is exceeded.
  public static var policyLimit: Code { .policyLimit }
  /// The scheduling policy is not valid.
  public static var invalidPolicy: Code { .invalidPolicy }
  /// The object is not valid.
  public static var invalidObject: Code { .invalidObject }
  /// A thread waits already.
  public static var alreadyWaiting: Code { .alreadyWaiting }
  /// The default set cannot be destroyed.
  public static var defaultSet: Code { .defaultSet }
  /// The exception is protected.
  public static var exceptionProtected: Code { .exceptionProtected }
  /// The ledger is not valid.
  public static var invalidLedger: Code { .invalidLedger }
  /// The memory control is not valid.
  public static var invalidMemoryControl: Code { .invalidMemoryControl }
  /// The caller has no privilege.
  public static var invalidSecurity: Code { .invalidSecurity }
  /// The thread is not depressed.
  public static var notDepressed: Code { .notDepressed }
  /// The object was terminated.
  public static var terminated: Code { .terminated }
  /// The set of locks was destroyed.
  public static var lockSetDestroyed: Code { .lockSetDestroyed }
  /// The holder of the lock was terminated.
  public static var lockUnstable: Code { .lockUnstable }
  /// Another thread owns the lock.
  public static var lockOwned: Code { .lockOwned }
  /// The calling thread owns the lock already.
  public static var lockOwnedSelf: Code { .lockOwnedSelf }
  /// The semaphore was destroyed.
  public static var semaphoreDestroyed: Code { .semaphoreDestroyed }
  /// The server was terminated.
  public static var rpcServerTerminated: Code { .rpcServerTerminated }
  /// The call is to be terminated.
  public static var rpcTerminateOrphan: Code { .rpcTerminateOrphan }
  /// The call is to be continued.
  public static var rpcContinueOrphan: Code { .rpcContinueOrphan }
  /// The operation is not supported.
  public static var notSupported: Code { .notSupported }
  /// The node of the port is down.
  public static var nodeDown: Code { .nodeDown }
  /// No thread waits.
  public static var notWaiting: Code { .notWaiting }
  /// The operation timed out.
  public static var operationTimedOut: Code { .operationTimedOut }
  /// The signature of a page is not valid.
  public static var codesignError: Code { .codesignError }
  /// The property cannot be changed.
  public static var policyStatic: Code { .policyStatic }
}

extension NSError {
  /// The type of the keys of an error's information.
  public typealias UserInfoKey = String
}

/// The key of the items and errors in the information of an error.
public let NSExtensionItemsAndErrorsKey = "NSExtensionItemsAndErrorsKey"
/// The key of the values that a script on a web page has found.
public let NSExtensionJavaScriptPreprocessingResultsKey =
  "NSExtensionJavaScriptPreprocessingResultsKey"
/// The key of the values that are passed to a script on a web page in the end.
public let NSExtensionJavaScriptFinalizeArgumentKey = "NSExtensionJavaScriptFinalizeArgumentKey"
/// The key of the title in an item's information.
public let NSExtensionItemAttributedTitleKey = "NSExtensionItemAttributedTitleKey"
/// The key of the text in an item's information.
public let NSExtensionItemAttributedContentTextKey = "NSExtensionItemAttributedContentTextKey"
/// The key of the contents in an item's information.
public let NSExtensionItemAttachmentsKey = "NSExtensionItemAttachmentsKey"

extension NSNotification.Name {
  /// The host of the extension has become active; never posted.
  public static let NSExtensionHostDidBecomeActive =
    Self("NSExtensionHostDidBecomeActiveNotification")
  /// The host of the extension has left the foreground; never posted.
  public static let NSExtensionHostDidEnterBackground =
    Self("NSExtensionHostDidEnterBackgroundNotification")
  /// The host of the extension is about to enter the foreground; never posted.
  public static let NSExtensionHostWillEnterForeground =
    Self("NSExtensionHostWillEnterForegroundNotification")
  /// The host of the extension is about to become inactive; never posted.
  public static let NSExtensionHostWillResignActive =
    Self("NSExtensionHostWillResignActiveNotification")
}

/// The protection of a file, as a value of its URL.
public struct URLFileProtection: RawRepresentable, Hashable, Sendable {
  /// The raw value.
  public let rawValue: String
  /// Creates a value from its raw value.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The file is not encrypted.
  public static let none = Self(rawValue: FileProtectionType.none.rawValue)
  /// The file is encrypted while the phone is locked.
  public static let complete = Self(rawValue: FileProtectionType.complete.rawValue)
  /// A file that is open stays readable while the phone is locked.
  public static let completeUnlessOpen =
    Self(rawValue: FileProtectionType.completeUnlessOpen.rawValue)
  /// The file is encrypted until the phone is first unlocked.
  public static let completeUntilFirstUserAuthentication =
    Self(rawValue: FileProtectionType.completeUntilFirstUserAuthentication.rawValue)
  /// The file is encrypted while the phone is not used.
  public static let completeWhenUserInactive =
    Self(rawValue: FileProtectionType.completeWhenUserInactive.rawValue)
}

extension FileProtectionType {
  /// The file is encrypted while the phone is not used.
  public static let completeWhenUserInactive =
    FileProtectionType(rawValue: "NSFileProtectionCompleteWhenUserInactive")
}

extension URLResourceKey {
  /// The key of a number that files with the same contents share.
  public static let fileContentIdentifierKey = URLResourceKey("NSURLFileContentIdentifierKey")
  /// The key of whether a file may share its contents with others.
  public static let mayShareFileContentKey = URLResourceKey("NSURLMayShareFileContentKey")
  /// The key of whether a file may have extended attributes.
  public static let mayHaveExtendedAttributesKey =
    URLResourceKey("NSURLMayHaveExtendedAttributesKey")
  /// The key of whether the system may delete a file to free space.
  public static let isPurgeableKey = URLResourceKey("NSURLIsPurgeableKey")
  /// The key of whether a file has parts without storage.
  public static let isSparseKey = URLResourceKey("NSURLIsSparseKey")
  /// The key of the protection of a file.
  public static let fileProtectionKey = URLResourceKey("NSURLFileProtectionKey")
  /// The key of the type of a file as a `UTType`.
  public static let contentTypeKey = URLResourceKey("NSURLContentTypeKey")
  /// The key of the number of files in a folder.
  public static let directoryEntryCountKey = URLResourceKey("NSURLDirectoryEntryCountKey")
  /// The key of whether a volume supports files that cannot be changed.
  public static let volumeSupportsImmutableFilesKey =
    URLResourceKey("NSURLVolumeSupportsImmutableFilesKey")
  /// The key of whether a volume supports permissions.
  public static let volumeSupportsAccessPermissionsKey =
    URLResourceKey("NSURLVolumeSupportsAccessPermissionsKey")
  /// The key of whether a volume supports the protection of files.
  public static let volumeSupportsFileProtectionKey =
    URLResourceKey("NSURLVolumeSupportsFileProtectionKey")
  /// The key of whether a file in iCloud is left out of synchronization.
  public static let ubiquitousItemIsExcludedFromSyncKey =
    URLResourceKey("NSURLUbiquitousItemIsExcludedFromSyncKey")
  /// The key of whether a file in iCloud is shared.
  public static let ubiquitousItemIsSharedKey = URLResourceKey("NSURLUbiquitousItemIsSharedKey")
}

/// The state of the download of a file in iCloud; no file here is in iCloud.
public struct URLUbiquitousItemDownloadingStatus: RawRepresentable, Hashable, Sendable {
  /// The raw value.
  public let rawValue: String
  /// Creates a value from its raw value.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The newest version is on the phone.
  public static let current = Self(rawValue: "NSURLUbiquitousItemDownloadingStatusCurrent")
  /// An older version is on the phone.
  public static let downloaded = Self(rawValue: "NSURLUbiquitousItemDownloadingStatusDownloaded")
  /// The file is not on the phone.
  public static let notDownloaded =
    Self(rawValue: "NSURLUbiquitousItemDownloadingStatusNotDownloaded")
}

/// Options of the files that an item provider provides.
public struct NSItemProviderFileOptions: OptionSet, Sendable {
  /// The raw value.
  public let rawValue: Int
  /// Creates a value from its raw value.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The file may be opened where it is.
  public static let openInPlace = Self(rawValue: 1)
}

/// The visibility of a representation.
///
/// Here only the app itself sees items (ItemProviders.IP4).
public enum NSItemProviderRepresentationVisibility: Int, Sendable {
  /// Visible to all apps.
  case all = 0
  /// Visible to apps of the same team.
  case team = 1
  /// Visible to apps of the same group.
  case group = 2
  /// Visible to the app itself.
  case ownProcess = 3
}

/// Options for observing a property.
public struct NSKeyValueObservingOptions: OptionSet, Sendable {
  /// The raw value.
  public let rawValue: UInt
  /// Creates a value from its raw value.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Include the new value.
  public static let new = Self(rawValue: 1)
  /// Include the old value.
  public static let old = Self(rawValue: 2)
  /// Notify immediately with the initial value.
  public static let initial = Self(rawValue: 4)
  /// Notify also before each change.
  public static let prior = Self(rawValue: 8)
}

/// The kind of a change.
public enum NSKeyValueChange: UInt, Sendable {
  /// The property was set.
  case setting = 1
  /// Elements were inserted.
  case insertion = 2
  /// Elements were removed.
  case removal = 3
  /// Elements were replaced.
  case replacement = 4
}

/// The kind of a change of the members of a set.
public enum NSKeyValueSetMutationKind: UInt, Sendable {
  /// Objects are added.
  case union = 1
  /// Objects are removed.
  case minus = 2
  /// Objects that are not among others are removed.
  case intersect = 3
  /// The set is replaced.
  case set = 4
}

/// A key of the dictionary that describes a change.
public struct NSKeyValueChangeKey: RawRepresentable, Hashable, Sendable {
  /// The raw value.
  public let rawValue: String
  /// Creates a value from its raw value.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The kind of the change, a number.
  public static let kindKey = Self(rawValue: "kind")
  /// The new value; `NSNull` for nil.
  public static let newKey = Self(rawValue: "new")
  /// The old value; `NSNull` for nil.
  public static let oldKey = Self(rawValue: "old")
  /// The indexes of the changed elements.
  public static let indexesKey = Self(rawValue: "indexes")
  /// Whether the notification precedes the change.
  public static let notificationIsPriorKey = Self(rawValue: "notificationIsPrior")
}

/// An operator of key paths to collections, without its `@` (ObjectiveC.KC7).
public struct NSKeyValueOperator: RawRepresentable, Hashable, Sendable {
  /// The raw value.
  public let rawValue: String
  /// Creates a value from its raw value.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The average of the values.
  public static let averageKeyValueOperator = Self(rawValue: "avg")
  /// The number of the elements.
  public static let countKeyValueOperator = Self(rawValue: "count")
  /// The different values of several arrays.
  public static let distinctUnionOfArraysKeyValueOperator =
    Self(rawValue: "distinctUnionOfArrays")
  /// The different values.
  public static let distinctUnionOfObjectsKeyValueOperator =
    Self(rawValue: "distinctUnionOfObjects")
  /// The different values of several sets.
  public static let distinctUnionOfSetsKeyValueOperator = Self(rawValue: "distinctUnionOfSets")
  /// The greatest value.
  public static let maximumKeyValueOperator = Self(rawValue: "max")
  /// The least value.
  public static let minimumKeyValueOperator = Self(rawValue: "min")
  /// The sum of the values.
  public static let sumKeyValueOperator = Self(rawValue: "sum")
  /// The values of several arrays.
  public static let unionOfArraysKeyValueOperator = Self(rawValue: "unionOfArrays")
  /// The values.
  public static let unionOfObjectsKeyValueOperator = Self(rawValue: "unionOfObjects")
  /// The values of several sets.
  public static let unionOfSetsKeyValueOperator = Self(rawValue: "unionOfSets")
}

/// The call succeeded.
public let KERN_SUCCESS: kern_return_t = 0
/// The address is invalid, or not memory of the task.
public let KERN_INVALID_ADDRESS: kern_return_t = 1
/// The memory does not permit the access.
public let KERN_PROTECTION_FAILURE: kern_return_t = 2
/// No space is left.
public let KERN_NO_SPACE: kern_return_t = 3
/// An argument of the call is invalid.
public let KERN_INVALID_ARGUMENT: kern_return_t = 4
/// The call failed.
public let KERN_FAILURE: kern_return_t = 5
/// A resource of the system is missing.
public let KERN_RESOURCE_SHORTAGE: kern_return_t = 6
/// The access is restricted.
public let KERN_NO_ACCESS: kern_return_t = 8
/// The call was aborted.
public let KERN_ABORTED: kern_return_t = 14
/// The name is unknown.
public let KERN_INVALID_NAME: kern_return_t = 15
/// The task is unknown.
public let KERN_INVALID_TASK: kern_return_t = 16
/// The right is unknown.
public let KERN_INVALID_RIGHT: kern_return_t = 17
/// The value is invalid.
public let KERN_INVALID_VALUE: kern_return_t = 18
/// The machine is unknown.
public let KERN_INVALID_HOST: kern_return_t = 22
/// The object has ended.
public let KERN_TERMINATED: kern_return_t = 37
/// The call is not supported.
public let KERN_NOT_SUPPORTED: kern_return_t = 46
/// The call took too long.
public let KERN_OPERATION_TIMED_OUT: kern_return_t = 49

/// The number of integers of basic information about a machine.
public let HOST_BASIC_INFO_COUNT = MachRecord.count(of: host_basic_info.self)
/// The number of integers of the load of a machine.
public let HOST_LOAD_INFO_COUNT = MachRecord.count(of: host_load_info.self)
/// The number of integers of the use of a machine's memory.
public let HOST_VM_INFO_COUNT = MachRecord.count(of: vm_statistics.self)
/// The number of integers of the use of a machine's memory, with numbers of 64 bits.
public let HOST_VM_INFO64_COUNT = MachRecord.count(of: vm_statistics64.self)
/// The number of integers of the time of a machine's processors.
public let HOST_CPU_LOAD_INFO_COUNT = MachRecord.count(of: host_cpu_load_info.self)
/// The number of integers of the time of one processor.
public let PROCESSOR_CPU_LOAD_INFO_COUNT = MachRecord.count(of: processor_cpu_load_info.self)

/// The place of the time in programs.
public let CPU_STATE_USER: Int32 = 0
/// The place of the time in the system.
public let CPU_STATE_SYSTEM: Int32 = 1
/// The place of the time without work.
public let CPU_STATE_IDLE: Int32 = 2
/// The place of the time in programs of low priority.
public let CPU_STATE_NICE: Int32 = 3
/// The number of these places.
public let CPU_STATE_MAX: Int32 = 4
/// The load of one thread that always runs.
public let LOAD_SCALE: Int32 = 1000

/// A natural number of the kernel's calls.
public typealias natural_t = UInt32
/// An integer of the kernel's calls.
public typealias integer_t = Int32
/// A Boolean of the kernel's calls; 0 is false.
public typealias boolean_t = Int32
/// The number of elements of a message.
public typealias mach_msg_type_number_t = UInt32
/// A name of one of the kernel's objects.
public typealias mach_port_t = UInt32
/// A name of one of the kernel's objects, in the space of a task.
public typealias mach_port_name_t = natural_t
/// A task in whose space a name is.
public typealias ipc_space_t = mach_port_t
/// A name of a task.
public typealias task_t = mach_port_t
/// A name of a task whose information is requested.
public typealias task_name_t = mach_port_t
/// A name of a task whose parts are inspected.
public typealias task_inspect_t = mach_port_t
/// A name of a task whose memory changes.
public typealias vm_map_t = mach_port_t
/// A name of a thread.
public typealias thread_t = mach_port_t
/// A name of a thread that can be changed.
public typealias thread_act_t = mach_port_t
/// A name of a thread whose information is requested.
public typealias thread_inspect_t = mach_port_t
/// The names of threads.
public typealias thread_act_array_t = UnsafeMutablePointer<thread_act_t>
/// A name of a machine.
public typealias host_t = mach_port_t
/// A name of a machine whose information is requested.
public typealias host_name_t = mach_port_t
/// The number of the kind of information about a task.
public typealias task_flavor_t = natural_t
/// The number of the kind of information about a thread.
public typealias thread_flavor_t = natural_t
/// The number of the kind of information about a machine.
public typealias host_flavor_t = integer_t
/// The number of the kind of information about a processor.
public typealias processor_flavor_t = Int32
/// The integers in which the kernel returns information about a task.
public typealias task_info_t = UnsafeMutablePointer<integer_t>
/// The integers in which the kernel returns information about a thread.
public typealias thread_info_t = UnsafeMutablePointer<integer_t>
/// The integers in which the kernel returns information about a machine.
public typealias host_info_t = UnsafeMutablePointer<integer_t>
/// The integers in which the kernel returns information about a machine, with numbers of 64
/// bits.
public typealias host_info64_t = UnsafeMutablePointer<integer_t>
/// The integers in which the kernel returns information about one processor.
public typealias processor_info_t = UnsafeMutablePointer<integer_t>
/// The integers in which the kernel returns information about all processors.
public typealias processor_info_array_t = UnsafeMutablePointer<integer_t>
/// A size in memory, in bytes.
public typealias mach_vm_size_t = UInt64
/// A size in memory, in bytes.
public typealias vm_size_t = UInt
/// An address in memory.
public typealias mach_vm_address_t = UInt64
/// An address in memory.
public typealias vm_address_t = UInt
/// A distance in memory, in bytes.
public typealias vm_offset_t = UInt
/// A policy for threads.
public typealias policy_t = Int32
/// A kind of processor.
public typealias cpu_type_t = integer_t
/// A model of a kind of processor.
public typealias cpu_subtype_t = integer_t
/// A kind of threads of a processor.
public typealias cpu_threadtype_t = integer_t

/// The number of integers of basic information about a task.
public let MACH_TASK_BASIC_INFO_COUNT = MachRecord.count(of: mach_task_basic_info.self)
/// The number of integers of basic information about a task, with sizes of a machine word.
public let TASK_BASIC_INFO_COUNT = MachRecord.count(of: task_basic_info.self)
/// The number of integers of the numbers of events of a task.
public let TASK_EVENTS_INFO_COUNT = MachRecord.count(of: task_events_info.self)
/// The number of integers of the processor times of a task's threads.
public let TASK_THREAD_TIMES_INFO_COUNT = MachRecord.count(of: task_thread_times_info.self)
/// The number of integers of information about the virtual memory of a task.
public let TASK_VM_INFO_COUNT = MachRecord.count(of: task_vm_info.self)

/// The use of a processor by a thread that uses all of one.
public let TH_USAGE_SCALE: Int32 = 1000
/// The thread runs, or can run.
public let TH_STATE_RUNNING: Int32 = 1
/// The thread is stopped.
public let TH_STATE_STOPPED: Int32 = 2
/// The thread waits.
public let TH_STATE_WAITING: Int32 = 3
/// The thread waits, and nothing interrupts it.
public let TH_STATE_UNINTERRUPTIBLE: Int32 = 4
/// The thread has halted.
public let TH_STATE_HALTED: Int32 = 5
/// The thread's stack is not in memory.
public let TH_FLAGS_SWAPPED: Int32 = 1
/// The thread is the idle thread of a processor.
public let TH_FLAGS_IDLE: Int32 = 2
/// The thread is kept from running.
public let TH_FLAGS_GLOBAL_FORCED_IDLE: Int32 = 4

/// Threads share the time of the processors.
public let POLICY_TIMESHARE: Int32 = 1
/// Threads of equal priority take turns.
public let POLICY_RR: Int32 = 2
/// A thread runs until it waits.
public let POLICY_FIFO: Int32 = 4

/// The number of milliseconds in a second.
public let MSEC_PER_SEC: UInt64 = 1000
/// The number of nanoseconds in a millisecond.
public let NSEC_PER_MSEC: UInt64 = 1_000_000
/// The number of nanoseconds in a microsecond.
public let NSEC_PER_USEC: UInt64 = 1_000
/// The number of microseconds in a second.
public let USEC_PER_SEC: UInt64 = 1_000_000

/// The delivery of notifications while an app is suspended, which never happens here.
public enum CFNotificationSuspensionBehavior: Int, Sendable {
  /// Notifications are dropped.
  case drop = 1
  /// Notifications are combined into one.
  case coalesce
  /// Notifications are delivered later.
  case hold
  /// Notifications are delivered immediately.
  case deliverImmediately
}

extension Data.WritingOptions {
  /// The name before OS X 10.7.
  @available(*, deprecated, renamed: "atomic")
  public static var atomicWrite: Data.WritingOptions { .atomic }
}

extension Data.ReadingOptions {
  /// The name of `mappedIfSafe` before OS X 10.7.
  @available(*, deprecated, renamed: "mappedIfSafe")
  public static var dataReadingMapped: Data.ReadingOptions { .mappedIfSafe }
  /// The name of `mappedIfSafe` before OS X 10.6.
  @available(*, deprecated, renamed: "mappedIfSafe")
  public static var mappedRead: Data.ReadingOptions { .mappedIfSafe }
  /// The name of `uncached` before OS X 10.6.
  @available(*, deprecated, renamed: "uncached")
  public static var uncachedRead: Data.ReadingOptions { .uncached }
}

extension NSExceptionName {
  /// The name of the exception of a port that timed out.
  public static let portTimeoutException = NSExceptionName("NSPortTimeoutException")
  /// The name of the exception of an invalid port that sends.
  public static let invalidSendPortException = NSExceptionName("NSInvalidSendPortException")
  /// The name of the exception of an invalid port that receives.
  public static let invalidReceivePortException = NSExceptionName("NSInvalidReceivePortException")
  /// The name of the exception of a port that cannot send.
  public static let portSendException = NSExceptionName("NSPortSendException")
  /// The name of the exception of a port that cannot receive.
  public static let portReceiveException = NSExceptionName("NSPortReceiveException")
}

/// The version of Foundation, later than all that have a name.
///
/// - Source: guess; an iPhone's is near this number.
public let NSFoundationVersionNumber: Double = 2_000
/// The version of iPhone OS 2.0.
public let NSFoundationVersionNumber_iPhoneOS_2_0 = 678.24
/// The version of iPhone OS 2.1.
public let NSFoundationVersionNumber_iPhoneOS_2_1 = 678.26
/// The version of iPhone OS 2.2.
public let NSFoundationVersionNumber_iPhoneOS_2_2 = 678.29
/// The version of iPhone OS 3.0.
public let NSFoundationVersionNumber_iPhoneOS_3_0 = 678.47
/// The version of iPhone OS 3.1.
public let NSFoundationVersionNumber_iPhoneOS_3_1 = 678.51
/// The version of iPhone OS 3.2.
public let NSFoundationVersionNumber_iPhoneOS_3_2 = 678.60
/// The version of iOS 4.0.
public let NSFoundationVersionNumber_iOS_4_0 = 751.32
/// The version of iOS 4.1.
public let NSFoundationVersionNumber_iOS_4_1 = 751.37
/// The version of iOS 4.2.
public let NSFoundationVersionNumber_iOS_4_2 = 751.49
/// The version of iOS 4.3.
public let NSFoundationVersionNumber_iOS_4_3 = 751.49
/// The version of iOS 5.0.
public let NSFoundationVersionNumber_iOS_5_0 = 881.00
/// The version of iOS 5.1.
public let NSFoundationVersionNumber_iOS_5_1 = 890.10
/// The version of iOS 6.0.
public let NSFoundationVersionNumber_iOS_6_0 = 992.00
/// The version of iOS 6.1.
public let NSFoundationVersionNumber_iOS_6_1 = 993.00
/// The version of iOS 7.0.
public let NSFoundationVersionNumber_iOS_7_0 = 1047.20
/// The version of iOS 7.1.
public let NSFoundationVersionNumber_iOS_7_1 = 1047.25
/// The version of iOS 8.0.
public let NSFoundationVersionNumber_iOS_8_0 = 1140.11
/// The version of iOS 8.1.
public let NSFoundationVersionNumber_iOS_8_1 = 1141.1
/// The version of iOS 8.2.
public let NSFoundationVersionNumber_iOS_8_2 = 1142.14
/// The version of iOS 8.3.
public let NSFoundationVersionNumber_iOS_8_3 = 1144.17
/// The version of iOS 8.4.
public let NSFoundationVersionNumber_iOS_8_4 = 1144.17
/// The highest version of iOS 8.
public let NSFoundationVersionNumber_iOS_8_x_Max = 1199.0
/// The version of iOS 9.0.
public let NSFoundationVersionNumber_iOS_9_0 = 1240.1
/// The version of iOS 9.1.
public let NSFoundationVersionNumber_iOS_9_1 = 1241.14
/// The version of iOS 9.2.
public let NSFoundationVersionNumber_iOS_9_2 = 1242.12
/// The version of iOS 9.3.
public let NSFoundationVersionNumber_iOS_9_3 = 1242.12
/// The version of iOS 9.4.
public let NSFoundationVersionNumber_iOS_9_4 = 1280.25
/// The highest version of iOS 9.
public let NSFoundationVersionNumber_iOS_9_x_Max = 1299.0

/// The name before Swift 4.2.
@available(*, deprecated, renamed: "RunLoop.Mode")
public typealias RunLoopMode = RunLoop.Mode

extension RunLoop.Mode {
  /// The name before Swift 4.2.
  @available(*, deprecated, renamed: "common")
  public static var commonModes: RunLoop.Mode { .common }
  /// The name before Swift 4.2.
  @available(*, deprecated, renamed: "default")
  public static var defaultRunLoopMode: RunLoop.Mode { .default }
}

/// The number of the encoding ASCII.
public let NSASCIIStringEncoding: UInt = String.Encoding.ascii.rawValue
/// The number of the encoding NEXTSTEP.
public let NSNEXTSTEPStringEncoding: UInt = String.Encoding.nextstep.rawValue
/// The number of the encoding EUC-JP.
public let NSJapaneseEUCStringEncoding: UInt = String.Encoding.japaneseEUC.rawValue
/// The number of the encoding UTF-8.
public let NSUTF8StringEncoding: UInt = String.Encoding.utf8.rawValue
/// The number of the encoding ISO 8859-1.
public let NSISOLatin1StringEncoding: UInt = String.Encoding.isoLatin1.rawValue
/// The number of the encoding of the font Symbol.
public let NSSymbolStringEncoding: UInt = String.Encoding.symbol.rawValue
/// The number of the encoding ASCII with escapes.
public let NSNonLossyASCIIStringEncoding: UInt = String.Encoding.nonLossyASCII.rawValue
/// The number of the encoding Shift JIS.
public let NSShiftJISStringEncoding: UInt = String.Encoding.shiftJIS.rawValue
/// The number of the encoding ISO 8859-2.
public let NSISOLatin2StringEncoding: UInt = String.Encoding.isoLatin2.rawValue
/// The number of the encoding UTF-16.
public let NSUnicodeStringEncoding: UInt = String.Encoding.unicode.rawValue
/// The number of the encoding Windows-1251.
public let NSWindowsCP1251StringEncoding: UInt = String.Encoding.windowsCP1251.rawValue
/// The number of the encoding Windows-1252.
public let NSWindowsCP1252StringEncoding: UInt = String.Encoding.windowsCP1252.rawValue
/// The number of the encoding Windows-1253.
public let NSWindowsCP1253StringEncoding: UInt = String.Encoding.windowsCP1253.rawValue
/// The number of the encoding Windows-1254.
public let NSWindowsCP1254StringEncoding: UInt = String.Encoding.windowsCP1254.rawValue
/// The number of the encoding Windows-1250.
public let NSWindowsCP1250StringEncoding: UInt = String.Encoding.windowsCP1250.rawValue
/// The number of the encoding ISO 2022-JP.
public let NSISO2022JPStringEncoding: UInt = String.Encoding.iso2022JP.rawValue
/// The number of the encoding Mac OS Roman.
public let NSMacOSRomanStringEncoding: UInt = String.Encoding.macOSRoman.rawValue
/// The number of the encoding UTF-16.
public let NSUTF16StringEncoding: UInt = String.Encoding.utf16.rawValue
/// The number of the encoding UTF-16 with the highest byte first.
public let NSUTF16BigEndianStringEncoding: UInt = String.Encoding.utf16BigEndian.rawValue
/// The number of the encoding UTF-16 with the lowest byte first.
public let NSUTF16LittleEndianStringEncoding: UInt = String.Encoding.utf16LittleEndian.rawValue
/// The number of the encoding UTF-32.
public let NSUTF32StringEncoding: UInt = String.Encoding.utf32.rawValue
/// The number of the encoding UTF-32 with the highest byte first.
public let NSUTF32BigEndianStringEncoding: UInt = String.Encoding.utf32BigEndian.rawValue
/// The number of the encoding UTF-32 with the lowest byte first.
public let NSUTF32LittleEndianStringEncoding: UInt = String.Encoding.utf32LittleEndian.rawValue

extension NSComparisonPredicate {
  /// The operator of a comparison.
  public enum Operator: UInt, Sendable {
    /// Less than.
    case lessThan
    /// Less than or equal to.
    case lessThanOrEqualTo
    /// Greater than.
    case greaterThan
    /// Greater than or equal to.
    case greaterThanOrEqualTo
    /// Equal to.
    case equalTo
    /// Not equal to.
    case notEqualTo
    /// Matches a regular expression completely.
    case matches
    /// Matches a pattern with the wildcards `*` and `?` completely.
    case like
    /// Begins with.
    case beginsWith
    /// Ends with.
    case endsWith
    /// Is an element or a substring of.
    case `in`
    /// Contains as an element or a substring.
    case contains = 99
    /// Between two bounds, inclusive.
    case between
  }
}

extension NSComparisonPredicate {
  /// The modifier, which selects the values on the left to compare.
  public enum Modifier: UInt, Sendable {
    /// Compares the left value itself.
    case direct
    /// Requires the comparison for all elements.
    case all
    /// Requires the comparison for one element.
    case any
  }
}

extension NSComparisonPredicate {
  /// The options for comparing strings.
  public struct Options: OptionSet, Sendable {
    /// The raw value.
    public let rawValue: UInt
    /// Creates a value from its raw value.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Ignores case.
    public static let caseInsensitive = Self(rawValue: 1)
    /// Ignores diacritics.
    public static let diacriticInsensitive = Self(rawValue: 2)
    /// Assumes normalized strings.
    ///
    /// The option has no effect here.
    public static let normalized = Self(rawValue: 4)
  }
}

/// The memory policy of an associated value.
public enum objc_AssociationPolicy: UInt, Sendable {
  /// A weak reference.
  case OBJC_ASSOCIATION_ASSIGN = 0
  /// A strong reference.
  case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
  /// A copy.
  case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
  /// A strong reference. On Linux all access is locked, so that it is the same as
  /// `OBJC_ASSOCIATION_RETAIN_NONATOMIC`.
  case OBJC_ASSOCIATION_RETAIN = 0x301
  /// A copy. On Linux all access is locked, so that it is the same as
  /// `OBJC_ASSOCIATION_COPY_NONATOMIC`.
  case OBJC_ASSOCIATION_COPY = 0x303
}

extension NSExceptionName {
  /// An internal inconsistency.
  public static let internalInconsistencyException = Self("NSInternalInconsistencyException")
  /// An invalid argument.
  public static let invalidArgumentException = Self("NSInvalidArgumentException")
  /// An index out of range.
  public static let rangeException = Self("NSRangeException")
  /// A general exception.
  public static let genericException = Self("NSGenericException")
  /// A failed memory allocation.
  public static let mallocException = Self("NSMallocException")
  /// A key that an object does not have.
  public static let undefinedKeyException = Self("NSUnknownKeyException")
  /// A message to an object that is not available.
  public static let objectNotAvailableException = Self("NSObjectNotAvailableException")
  /// A message to an object that cannot be reached.
  public static let objectInaccessibleException = Self("NSObjectInaccessibleException")
  /// A wrong destination.
  public static let destinationInvalidException = Self("NSDestinationInvalidException")
  /// An archive with contradictions.
  public static let inconsistentArchiveException = Self("NSInconsistentArchiveException")
  /// A step of archiving at the wrong time.
  public static let invalidArchiveOperationException = Self("NSInvalidArchiveOperationException")
  /// A step of reading an archive at the wrong time.
  public static let invalidUnarchiveOperationException =
    Self("NSInvalidUnarchiveOperationException")
  /// A character that an encoding lacks.
  public static let characterConversionException = Self("NSCharacterConversionException")
  /// A text that does not follow its grammar.
  public static let parseErrorException = Self("NSParseErrorException")
  /// A failed operation of a file handle.
  public static let fileHandleOperationException = Self("NSFileHandleOperationException")
  /// An exception of a program that still uses the macros from before exceptions had objects.
  public static let oldStyleException = Self("NSOldStyleException")
}

/// The key of the reason of a change, in the notification of a change on another device.
public let NSUbiquitousKeyValueStoreChangeReasonKey = "NSUbiquitousKeyValueStoreChangeReasonKey"
/// The key of the keys that changed, in the notification of a change on another device.
public let NSUbiquitousKeyValueStoreChangedKeysKey = "NSUbiquitousKeyValueStoreChangedKeysKey"
/// The reason: another device sent values.
public let NSUbiquitousKeyValueStoreServerChange = 0
/// The reason: the values arrived for the first time.
public let NSUbiquitousKeyValueStoreInitialSyncChange = 1
/// The reason: the store is full.
public let NSUbiquitousKeyValueStoreQuotaViolationChange = 2
/// The reason: the account of the user changed.
public let NSUbiquitousKeyValueStoreAccountChange = 3

extension UserDefaults {
  /// No account of a cloud is signed in; never posted.
  public static let noCloudAccountNotification =
    NSNotification.Name("NSUbiquitousUserDefaultsNoCloudAccountNotification")
  /// Another account of the cloud was signed in; never posted.
  public static let didChangeCloudAccountsNotification =
    NSNotification.Name("NSUbiquitousUserDefaultsDidChangeAccountsNotification")
  /// The first download of the defaults has ended; never posted.
  public static let completedInitialCloudSyncNotification =
    NSNotification.Name("NSUbiquitousUserDefaultsCompletedInitialSyncNotification")
}

/// The keys of options for the detection of an encoding.
public struct StringEncodingDetectionOptionsKey: RawRepresentable, Hashable, Sendable {
  /// The raw value.
  public let rawValue: String
  /// Creates a value from its raw value.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The raw values of encodings to try first.
  public static let suggestedEncodingsKey =
    Self(rawValue: "NSStringEncodingDetectionSuggestedEncodingsKey")
  /// The raw values of encodings that are not tried.
  public static let disallowedEncodingsKey =
    Self(rawValue: "NSStringEncodingDetectionDisallowedEncodingsKey")
  /// Whether only the suggested encodings are tried.
  public static let useOnlySuggestedEncodingsKey =
    Self(rawValue: "NSStringEncodingDetectionUseOnlySuggestedEncodingsKey")
  /// Whether a lossy conversion is allowed; no conversion is lossy here.
  public static let allowLossyKey = Self(rawValue: "NSStringEncodingDetectionAllowLossyKey")
  /// Whether the data are from Windows, whose encoding is tried anyway.
  public static let fromWindowsKey = Self(rawValue: "NSStringEncodingDetectionFromWindowsKey")
  /// The text in place of bytes that are not converted, always unused here.
  public static let lossySubstitutionKey =
    Self(rawValue: "NSStringEncodingDetectionLossySubstitutionKey")
  /// The language of the text, ignored here.
  public static let likelyLanguageKey =
    Self(rawValue: "NSStringEncodingDetectionLikelyLanguageKey")
}

/// Words, without the spaces and punctuation between them.
public let kCFStringTokenizerUnitWord: CFOptionFlags = 0
/// Sentences.
public let kCFStringTokenizerUnitSentence: CFOptionFlags = 1
/// Paragraphs.
public let kCFStringTokenizerUnitParagraph: CFOptionFlags = 2
/// The parts between the places where a line may break.
public let kCFStringTokenizerUnitLineBreak: CFOptionFlags = 3
/// Words, and what is between them.
public let kCFStringTokenizerUnitWordBoundary: CFOptionFlags = 4

/// The properties of a token.
public struct CFStringTokenizerTokenType: OptionSet, Sendable {
  /// The raw value.
  public let rawValue: CFOptionFlags
  /// Creates a value from its raw value.
  public init(rawValue: CFOptionFlags) { self.rawValue = rawValue }

  /// A token.
  public static let normal = Self(rawValue: 1)
  /// A token with parts of its own, which are not found here.
  public static let hasSubTokensMask = Self(rawValue: 2)
  /// A token with derived parts, which are not found here.
  public static let hasDerivedSubTokensMask = Self(rawValue: 4)
  /// A token with digits.
  public static let hasHasNumbersMask = Self(rawValue: 8)
  /// A token with characters that are neither letters nor digits.
  public static let hasNonLettersMask = Self(rawValue: 16)
  /// A word of Chinese or Japanese.
  public static let isCJWordMask = Self(rawValue: 32)
}

/// A tag of a token.
///
/// - Source: the texts of punctuation and whitespace are those that public programs print.
///   Confidence: reported.
public struct NSLinguisticTag: RawRepresentable, Hashable, Sendable {
  /// The raw value.
  public let rawValue: String
  /// Creates a value from its raw value.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Creates a value from its raw value.
  public init(_ rawValue: String) { self.rawValue = rawValue }

  /// A word.
  public static let word = Self(rawValue: "Word")
  /// Punctuation.
  public static let punctuation = Self(rawValue: "Punctuation")
  /// Whitespace.
  public static let whitespace = Self(rawValue: "Whitespace")
  /// Another token, such as a symbol.
  public static let other = Self(rawValue: "Other")
  /// A noun.
  public static let noun = Self(rawValue: "Noun")
  /// A verb.
  public static let verb = Self(rawValue: "Verb")
  /// An adjective.
  public static let adjective = Self(rawValue: "Adjective")
  /// An adverb.
  public static let adverb = Self(rawValue: "Adverb")
  /// A pronoun.
  public static let pronoun = Self(rawValue: "Pronoun")
  /// A determiner.
  public static let determiner = Self(rawValue: "Determiner")
  /// A particle.
  public static let particle = Self(rawValue: "Particle")
  /// A preposition.
  public static let preposition = Self(rawValue: "Preposition")
  /// A number.
  public static let number = Self(rawValue: "Number")
  /// A conjunction.
  public static let conjunction = Self(rawValue: "Conjunction")
  /// An interjection.
  public static let interjection = Self(rawValue: "Interjection")
  /// A classifier.
  public static let classifier = Self(rawValue: "Classifier")
  /// An idiom.
  public static let idiom = Self(rawValue: "Idiom")
  /// A word of another class, or of an unknown one.
  public static let otherWord = Self(rawValue: "OtherWord")
  /// Punctuation at the end of a sentence.
  public static let sentenceTerminator = Self(rawValue: "SentenceTerminator")
  /// An opening quotation mark.
  public static let openQuote = Self(rawValue: "OpenQuote")
  /// A closing quotation mark.
  public static let closeQuote = Self(rawValue: "CloseQuote")
  /// An opening parenthesis.
  public static let openParenthesis = Self(rawValue: "OpenParenthesis")
  /// A closing parenthesis.
  public static let closeParenthesis = Self(rawValue: "CloseParenthesis")
  /// Punctuation that joins words.
  public static let wordJoiner = Self(rawValue: "WordJoiner")
  /// A dash.
  public static let dash = Self(rawValue: "Dash")
  /// Other punctuation.
  public static let otherPunctuation = Self(rawValue: "Punctuation")
  /// The end of a paragraph.
  public static let paragraphBreak = Self(rawValue: "ParagraphBreak")
  /// Other whitespace.
  public static let otherWhitespace = Self(rawValue: "Whitespace")
  /// The name of a person.
  public static let personalName = Self(rawValue: "PersonalName")
  /// The name of a place.
  public static let placeName = Self(rawValue: "PlaceName")
  /// The name of an organization.
  public static let organizationName = Self(rawValue: "OrganizationName")
}

/// The kind of information that tags give.
public struct NSLinguisticTagScheme: RawRepresentable, Hashable, Sendable {
  /// The raw value.
  public let rawValue: String
  /// Creates a value from its raw value.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Creates a value from its raw value.
  public init(_ rawValue: String) { self.rawValue = rawValue }

  /// Whether a token is a word, punctuation, whitespace or something else.
  public static let tokenType = Self(rawValue: "TokenType")
  /// The part of speech, or the kind of punctuation or whitespace.
  public static let lexicalClass = Self(rawValue: "LexicalClass")
  /// The kind of a name.
  public static let nameType = Self(rawValue: "NameType")
  /// The kind of a name, and for other words the part of speech.
  public static let nameTypeOrLexicalClass = Self(rawValue: "NameTypeOrLexicalClass")
  /// The basic form of a word.
  public static let lemma = Self(rawValue: "Lemma")
  /// The language.
  public static let language = Self(rawValue: "Language")
  /// The script.
  public static let script = Self(rawValue: "Script")
}

/// The kind of the parts that a tagger tags.
public enum NSLinguisticTaggerUnit: Int, Sendable {
  /// Words, and what is between them.
  case word = 0
  /// Sentences.
  case sentence = 1
  /// Paragraphs.
  case paragraph = 2
  /// The whole text.
  case document = 3
}

/// The semantic markup of a part of a line, independent of its appearance.
public struct InlinePresentationIntent: OptionSet, Hashable, Codable, Sendable {
  /// The raw value.
  public let rawValue: UInt
  /// Creates a value from its raw value.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Emphasis, usually italic.
  public static let emphasized = Self(rawValue: 1)
  /// Strong emphasis, usually bold.
  public static let stronglyEmphasized = Self(rawValue: 2)
  /// Code.
  public static let code = Self(rawValue: 4)
  /// Deleted text.
  public static let strikethrough = Self(rawValue: 1 << 5)
  /// A line break of the source that need not be shown.
  public static let softBreak = Self(rawValue: 1 << 6)
  /// A line break.
  public static let lineBreak = Self(rawValue: 1 << 7)
  /// Inline HTML.
  public static let inlineHTML = Self(rawValue: 1 << 8)
  /// Block HTML.
  public static let blockHTML = Self(rawValue: 1 << 9)
}

extension NSAttributedString.Key {
  /// The presentation intent of a part of a line, a number.
  public static let inlinePresentationIntent =
    Self(AttributeScopes.FoundationAttributes.InlinePresentationIntentAttribute.name)
  /// The presentation intent of blocks.
  public static let presentationIntentAttributeName =
    Self(AttributeScopes.FoundationAttributes.PresentationIntentAttribute.name)
  /// The rule by which a part is inflected.
  public static let inflectionRule =
    Self(AttributeScopes.FoundationAttributes.InflectionRuleAttribute.name)
  /// The text in place of a part that cannot be inflected.
  public static let inflectionAlternative =
    Self(AttributeScopes.FoundationAttributes.InflectionAlternativeAttribute.name)
  /// The description of an image in the text.
  public static let alternateDescription =
    Self(AttributeScopes.FoundationAttributes.AlternateDescriptionAttribute.name)
  /// The URL of an image in the text.
  public static let imageURL = Self(AttributeScopes.FoundationAttributes.ImageURLAttribute.name)
  /// The number of the argument of a format that a part shows.
  public static let replacementIndex =
    Self(AttributeScopes.FoundationAttributes.ReplacementIndexAttribute.name)
}

extension NSNotification.Name {
  /// Posted when a group is opened or closed, and when `canRedo` is read.
  public static let NSUndoManagerCheckpoint = Self("NSUndoManagerCheckpointNotification")
  /// Posted after a group was opened.
  public static let NSUndoManagerDidOpenUndoGroup =
    Self("NSUndoManagerDidOpenUndoGroupNotification")
  /// Posted before a group is closed.
  public static let NSUndoManagerWillCloseUndoGroup =
    Self("NSUndoManagerWillCloseUndoGroupNotification")
  /// Posted after a group was closed.
  public static let NSUndoManagerDidCloseUndoGroup =
    Self("NSUndoManagerDidCloseUndoGroupNotification")
  /// Posted before an undo.
  public static let NSUndoManagerWillUndoChange = Self("NSUndoManagerWillUndoChangeNotification")
  /// Posted after an undo.
  public static let NSUndoManagerDidUndoChange = Self("NSUndoManagerDidUndoChangeNotification")
  /// Posted before a redo.
  public static let NSUndoManagerWillRedoChange = Self("NSUndoManagerWillRedoChangeNotification")
  /// Posted after a redo.
  public static let NSUndoManagerDidRedoChange = Self("NSUndoManagerDidRedoChangeNotification")
}

/// The user info key for whether a group that is about to be closed is discardable.
public let NSUndoManagerGroupIsDiscardableKey = "NSUndoManagerGroupIsDiscardableKey"
/// The order of closing the event's group among the actions at the end of an event.
///
/// - Source: Apple's header of `NSUndoManager`. Confidence: documented.
public let NSUndoCloseGroupingRunLoopOrdering = 350_000

extension UndoManager {
  /// A key of an undo action's user info.
  public struct UserInfoKey: RawRepresentable, Hashable, Sendable {
    /// The raw value.
    public let rawValue: String
    /// Creates a value from its raw value.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates a value from its raw value.
    public init(_ rawValue: String) { self.rawValue = rawValue }

  }
}
