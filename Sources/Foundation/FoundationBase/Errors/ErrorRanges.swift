// The ranges and codes of errors in `NSCocoaErrorDomain`.
//
// - Source: the values of the public header, as the bindings of .NET have them. Confidence:
//   documented.

/// The lowest code of errors of files.
public var NSFileErrorMinimum: Int { 0 }
/// The highest code of errors of files.
public var NSFileErrorMaximum: Int { 1023 }
/// The lowest code of errors of validation.
public var NSValidationErrorMinimum: Int { 1024 }
/// The highest code of errors of validation.
public var NSValidationErrorMaximum: Int { 2047 }
/// The lowest code of errors of formatters.
public var NSFormattingErrorMinimum: Int { 2048 }
/// The highest code of errors of formatters.
public var NSFormattingErrorMaximum: Int { 2559 }
/// The lowest code of errors of executables.
public var NSExecutableErrorMinimum: Int { 3584 }
/// The highest code of errors of executables.
public var NSExecutableErrorMaximum: Int { 3839 }
/// The lowest code of errors of property lists.
public var NSPropertyListErrorMinimum: Int { 3840 }
/// The highest code of errors of property lists.
public var NSPropertyListErrorMaximum: Int { 4095 }
/// The lowest code of errors of connections between processes.
public var NSXPCConnectionErrorMinimum: Int { 4096 }
/// The highest code of errors of connections between processes.
public var NSXPCConnectionErrorMaximum: Int { 4224 }
/// The lowest code of errors of documents in the cloud.
public var NSUbiquitousFileErrorMinimum: Int { 4352 }
/// The highest code of errors of documents in the cloud.
public var NSUbiquitousFileErrorMaximum: Int { 4607 }
/// The lowest code of errors of user activities.
public var NSUserActivityErrorMinimum: Int { 4608 }
/// The highest code of errors of user activities.
public var NSUserActivityErrorMaximum: Int { 4863 }
/// The lowest code of errors of archives.
public var NSCoderErrorMinimum: Int { 4864 }
/// The highest code of errors of archives.
public var NSCoderErrorMaximum: Int { 4991 }
/// The lowest code of errors of bundles.
public var NSBundleErrorMinimum: Int { 4992 }
/// The highest code of errors of bundles.
public var NSBundleErrorMaximum: Int { 5119 }
/// The lowest code of errors of sharing in the cloud.
public var NSCloudSharingErrorMinimum: Int { 5120 }
/// The highest code of errors of sharing in the cloud.
public var NSCloudSharingErrorMaximum: Int { 5375 }
/// The lowest code of errors of compression.
public var NSCompressionErrorMinimum: Int { 5376 }
/// The highest code of errors of compression.
public var NSCompressionErrorMaximum: Int { 5503 }
/// The code of a value that an archive cannot have.
public var NSCoderInvalidValueError: Int { 4866 }
/// The code of a network that failed during sharing.
public var NSCloudSharingNetworkFailureError: Int { 5120 }
/// The code of an owner without space for what is shared.
public var NSCloudSharingQuotaExceededError: Int { 5121 }
/// The code of too many participants.
public var NSCloudSharingTooManyParticipantsError: Int { 5122 }
/// The code of a change by somebody else.
public var NSCloudSharingConflictError: Int { 5123 }
/// The code of a change without permission.
public var NSCloudSharingNoPermissionError: Int { 5124 }
/// The code of another failure of sharing.
public var NSCloudSharingOtherError: Int { 5375 }
