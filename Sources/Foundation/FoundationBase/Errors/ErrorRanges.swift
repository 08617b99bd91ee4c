// The ranges and codes of errors in `NSCocoaErrorDomain`.
//
// - Source: the values of the public header, as the bindings of .NET have them. Confidence:
//   documented.

/// The lowest file error code.
public var NSFileErrorMinimum: Int { 0 }
/// The highest file error code.
public var NSFileErrorMaximum: Int { 1023 }
/// The lowest validation error code.
public var NSValidationErrorMinimum: Int { 1024 }
/// The highest validation error code.
public var NSValidationErrorMaximum: Int { 2047 }
/// The lowest formatting error code.
public var NSFormattingErrorMinimum: Int { 2048 }
/// The highest formatting error code.
public var NSFormattingErrorMaximum: Int { 2559 }
/// The lowest executable loading error code.
public var NSExecutableErrorMinimum: Int { 3584 }
/// The highest executable loading error code.
public var NSExecutableErrorMaximum: Int { 3839 }
/// The lowest property list error code.
public var NSPropertyListErrorMinimum: Int { 3840 }
/// The highest property list error code.
public var NSPropertyListErrorMaximum: Int { 4095 }
/// The lowest interprocess connection error code.
public var NSXPCConnectionErrorMinimum: Int { 4096 }
/// The highest interprocess connection error code.
public var NSXPCConnectionErrorMaximum: Int { 4224 }
/// The lowest cloud document error code.
public var NSUbiquitousFileErrorMinimum: Int { 4352 }
/// The highest cloud document error code.
public var NSUbiquitousFileErrorMaximum: Int { 4607 }
/// The lowest user activity error code.
public var NSUserActivityErrorMinimum: Int { 4608 }
/// The highest user activity error code.
public var NSUserActivityErrorMaximum: Int { 4863 }
/// The lowest archive error code.
public var NSCoderErrorMinimum: Int { 4864 }
/// The highest archive error code.
public var NSCoderErrorMaximum: Int { 4991 }
/// The lowest bundle error code.
public var NSBundleErrorMinimum: Int { 4992 }
/// The highest bundle error code.
public var NSBundleErrorMaximum: Int { 5119 }
/// The lowest cloud-sharing error code.
public var NSCloudSharingErrorMinimum: Int { 5120 }
/// The highest cloud-sharing error code.
public var NSCloudSharingErrorMaximum: Int { 5375 }
/// The lowest compression error code.
public var NSCompressionErrorMinimum: Int { 5376 }
/// The highest compression error code.
public var NSCompressionErrorMaximum: Int { 5503 }
/// An object was to be archived that has no archived form.
public var NSCoderInvalidValueError: Int { 4866 }
/// The network failed during sharing.
public var NSCloudSharingNetworkFailureError: Int { 5120 }
/// The owner of the share has no iCloud storage left.
public var NSCloudSharingQuotaExceededError: Int { 5121 }
/// The share has too many participants.
public var NSCloudSharingTooManyParticipantsError: Int { 5122 }
/// Somebody else has changed the share meanwhile.
public var NSCloudSharingConflictError: Int { 5123 }
/// The user has no permission for the change.
public var NSCloudSharingNoPermissionError: Int { 5124 }
/// Sharing failed for another reason.
public var NSCloudSharingOtherError: Int { 5375 }
