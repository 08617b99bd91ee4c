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
/// Whether a download was asked for.
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

/// The code of errors of the compression of data.
public let NSCompressionFailedError = 5376
/// The code of errors of the decompression of data.
public let NSDecompressionFailedError = 5377

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
/// The greatest length of a path, including the null at the end.
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
/// A device of characters.
public let DT_CHR = Int32(Glibc.DT_CHR)
/// A folder.
public let DT_DIR = Int32(Glibc.DT_DIR)
/// A device of blocks.
public let DT_BLK = Int32(Glibc.DT_BLK)
/// A file.
public let DT_REG = Int32(Glibc.DT_REG)
/// A symbolic link.
public let DT_LNK = Int32(Glibc.DT_LNK)
/// A socket.
public let DT_SOCK = Int32(Glibc.DT_SOCK)
/// A hidden entry of a layer below.
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

/// A natural number of the kernel's calls.
public typealias natural_t = UInt32
/// An integer of the kernel's calls.
public typealias integer_t = Int32
/// A truth of the kernel's calls; 0 is false.
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
/// A name of a task about which information is asked.
public typealias task_name_t = mach_port_t
/// A name of a task whose parts are asked.
public typealias task_inspect_t = mach_port_t
/// A name of a task whose memory changes.
public typealias vm_map_t = mach_port_t
/// A name of a thread.
public typealias thread_t = mach_port_t
/// A name of a thread that can be changed.
public typealias thread_act_t = mach_port_t
/// A name of a thread about which information is asked.
public typealias thread_inspect_t = mach_port_t
/// The names of threads.
public typealias thread_act_array_t = UnsafeMutablePointer<thread_act_t>
/// A name of a machine.
public typealias host_t = mach_port_t
/// A name of a machine about which information is asked.
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

extension NSNotification.Name {
  /// Posted when a group is opened or closed, and when `canRedo` is read.
  public static let NSUndoManagerCheckpoint = Self("NSUndoManagerCheckpointNotification")
  /// Posted when a group was opened.
  public static let NSUndoManagerDidOpenUndoGroup =
    Self("NSUndoManagerDidOpenUndoGroupNotification")
  /// Posted before a group is closed.
  public static let NSUndoManagerWillCloseUndoGroup =
    Self("NSUndoManagerWillCloseUndoGroupNotification")
  /// Posted when a group was closed.
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
