// Made by `swift run generate-tables` of Data/Intents/Resolutions.tsv, which names its source.
// Do not edit.

public import class CoreLocation.CLPlacemark

/// A result about a destination of media.
public class INAddMediaMediaDestinationResolutionResult: INMediaDestinationResolutionResult,
  @unchecked Sendable
{
  /// Returns a result that rejects the value for a reason.
  public class func unsupported(forReason reason: INAddMediaMediaDestinationUnsupportedReason)
    -> Self
  {
    Self(outcome: .unsupported(reason: reason.rawValue))
  }
}

/// A result about a media item.
public class INAddMediaMediaItemResolutionResult: INMediaItemResolutionResult, @unchecked Sendable {
  /// Returns a result that rejects the value for a reason.
  public class func unsupported(forReason reason: INAddMediaMediaItemUnsupportedReason) -> Self {
    Self(outcome: .unsupported(reason: reason.rawValue))
  }
  /// Returns results that accept several values.
  public class func successes(with resolved: [INMediaItem]) -> [INAddMediaMediaItemResolutionResult]
  {
    resolved.map { INAddMediaMediaItemResolutionResult.success(with: $0) }
  }
}

/// A result about a Boolean value.
public class INBooleanResolutionResult: INIntentResolutionResult, @unchecked Sendable {
  /// Returns a result that accepts a value.
  public class func success(with resolved: Bool) -> Self {
    Self(outcome: .success(resolved))
  }
  /// Returns a result that asks the user to confirm a value.
  public class func confirmationRequired(with value: Bool?) -> Self {
    Self(outcome: .confirmationRequired(value, reason: nil))
  }
}

/// A result about the medium of a call.
public class INCallCapabilityResolutionResult: INIntentResolutionResult, @unchecked Sendable {
  /// Returns a result that accepts a value.
  public class func success(with resolved: INCallCapability) -> Self {
    Self(outcome: .success(resolved))
  }
  /// Returns a result that asks the user to confirm a value.
  public class func confirmationRequired(with value: INCallCapability?) -> Self {
    Self(outcome: .confirmationRequired(value, reason: nil))
  }
}

/// A result about a call destination.
public class INCallDestinationTypeResolutionResult: INIntentResolutionResult, @unchecked Sendable {
  /// Returns a result that accepts a value.
  public class func success(with resolved: INCallDestinationType) -> Self {
    Self(outcome: .success(resolved))
  }
  /// Returns a result that asks the user to confirm a value.
  public class func confirmationRequired(with value: INCallDestinationType?) -> Self {
    Self(outcome: .confirmationRequired(value, reason: nil))
  }
}

/// A result about a call record.
public class INCallRecordResolutionResult: INIntentResolutionResult, @unchecked Sendable {
  /// Returns a result that accepts a value.
  public class func success(with resolved: INCallRecord) -> Self {
    Self(outcome: .success(resolved))
  }
  /// Returns a result that asks the user to choose among values.
  public class func disambiguation(with choices: [INCallRecord]) -> Self {
    Self(outcome: .disambiguation(choices))
  }
  /// Returns a result that asks the user to confirm a value.
  public class func confirmationRequired(with value: INCallRecord?) -> Self {
    Self(outcome: .confirmationRequired(value, reason: nil))
  }
}

/// A result about an amount of money.
public class INCurrencyAmountResolutionResult: INIntentResolutionResult, @unchecked Sendable {
  /// Returns a result that accepts a value.
  public class func success(with resolved: INCurrencyAmount) -> Self {
    Self(outcome: .success(resolved))
  }
  /// Returns a result that asks the user to choose among values.
  public class func disambiguation(with choices: [INCurrencyAmount]) -> Self {
    Self(outcome: .disambiguation(choices))
  }
  /// Returns a result that asks the user to confirm a value.
  public class func confirmationRequired(with value: INCurrencyAmount?) -> Self {
    Self(outcome: .confirmationRequired(value, reason: nil))
  }
}

/// A result about a range of dates.
public class INDateComponentsRangeResolutionResult: INIntentResolutionResult, @unchecked Sendable {
  /// Returns a result that accepts a value.
  public class func success(with resolved: INDateComponentsRange) -> Self {
    Self(outcome: .success(resolved))
  }
  /// Returns a result that asks the user to choose among values.
  public class func disambiguation(with choices: [INDateComponentsRange]) -> Self {
    Self(outcome: .disambiguation(choices))
  }
  /// Returns a result that asks the user to confirm a value.
  public class func confirmationRequired(with value: INDateComponentsRange?) -> Self {
    Self(outcome: .confirmationRequired(value, reason: nil))
  }
}

/// A result about a date.
public class INDateComponentsResolutionResult: INIntentResolutionResult, @unchecked Sendable {
  /// Returns a result that accepts a value.
  public class func success(with resolved: DateComponents) -> Self {
    Self(outcome: .success(resolved))
  }
  /// Returns a result that asks the user to choose among values.
  public class func disambiguation(with choices: [DateComponents]) -> Self {
    Self(outcome: .disambiguation(choices))
  }
  /// Returns a result that asks the user to confirm a value.
  public class func confirmationRequired(with value: DateComponents?) -> Self {
    Self(outcome: .confirmationRequired(value, reason: nil))
  }
}

/// A result about a floating-point number.
public class INDoubleResolutionResult: INIntentResolutionResult, @unchecked Sendable {
  /// Returns a result that accepts a value.
  public class func success(with resolved: Double) -> Self {
    Self(outcome: .success(resolved))
  }
  /// Returns a result that asks the user to confirm a value.
  public class func confirmationRequired(with value: Double?) -> Self {
    Self(outcome: .confirmationRequired(value, reason: nil))
  }
}

/// A result about an enumeration value.
public class INEnumResolutionResult: INIntentResolutionResult, @unchecked Sendable {
  /// Returns a result that accepts a value.
  public class func success(with resolved: Int) -> Self {
    Self(outcome: .success(resolved))
  }
  /// Returns a result that asks the user to confirm a value.
  public class func confirmationRequired(with value: Int?) -> Self {
    Self(outcome: .confirmationRequired(value, reason: nil))
  }
}

/// A result about an integer.
public class INIntegerResolutionResult: INIntentResolutionResult, @unchecked Sendable {
  /// Returns a result that accepts a value.
  public class func success(with resolved: Int) -> Self {
    Self(outcome: .success(resolved))
  }
  /// Returns a result that asks the user to confirm a value.
  public class func confirmationRequired(with value: Int?) -> Self {
    Self(outcome: .confirmationRequired(value, reason: nil))
  }
}

/// A result about an opinion about media.
public class INMediaAffinityTypeResolutionResult: INIntentResolutionResult, @unchecked Sendable {
  /// Returns a result that accepts a value.
  public class func success(with resolved: INMediaAffinityType) -> Self {
    Self(outcome: .success(resolved))
  }
  /// Returns a result that asks the user to confirm a value.
  public class func confirmationRequired(with value: INMediaAffinityType?) -> Self {
    Self(outcome: .confirmationRequired(value, reason: nil))
  }
}

/// A result about a destination of media.
public class INMediaDestinationResolutionResult: INIntentResolutionResult, @unchecked Sendable {
  /// Returns a result that accepts a value.
  public class func success(with resolved: INMediaDestination) -> Self {
    Self(outcome: .success(resolved))
  }
  /// Returns a result that asks the user to choose among values.
  public class func disambiguation(with choices: [INMediaDestination]) -> Self {
    Self(outcome: .disambiguation(choices))
  }
  /// Returns a result that asks the user to confirm a value.
  public class func confirmationRequired(with value: INMediaDestination?) -> Self {
    Self(outcome: .confirmationRequired(value, reason: nil))
  }
}

/// A result about a media item.
public class INMediaItemResolutionResult: INIntentResolutionResult, @unchecked Sendable {
  /// Returns a result that accepts a value.
  public class func success(with resolved: INMediaItem) -> Self {
    Self(outcome: .success(resolved))
  }
  /// Returns a result that asks the user to choose among values.
  public class func disambiguation(with choices: [INMediaItem]) -> Self {
    Self(outcome: .disambiguation(choices))
  }
  /// Returns a result that asks the user to confirm a value.
  public class func confirmationRequired(with value: INMediaItem?) -> Self {
    Self(outcome: .confirmationRequired(value, reason: nil))
  }
}

/// A result about the content of a note.
public class INNoteContentResolutionResult: INIntentResolutionResult, @unchecked Sendable {
  /// Returns a result that accepts a value.
  public class func success(with resolved: INNoteContent) -> Self {
    Self(outcome: .success(resolved))
  }
  /// Returns a result that asks the user to choose among values.
  public class func disambiguation(with choices: [INNoteContent]) -> Self {
    Self(outcome: .disambiguation(choices))
  }
  /// Returns a result that asks the user to confirm a value.
  public class func confirmationRequired(with value: INNoteContent?) -> Self {
    Self(outcome: .confirmationRequired(value, reason: nil))
  }
}

/// A result about an object of the app.
public class INObjectResolutionResult: INIntentResolutionResult, @unchecked Sendable {
  /// Returns a result that accepts a value.
  public class func success(with resolved: INObject) -> Self {
    Self(outcome: .success(resolved))
  }
  /// Returns a result that asks the user to choose among values.
  public class func disambiguation(with choices: [INObject]) -> Self {
    Self(outcome: .disambiguation(choices))
  }
  /// Returns a result that asks the user to confirm a value.
  public class func confirmationRequired(with value: INObject?) -> Self {
    Self(outcome: .confirmationRequired(value, reason: nil))
  }
}

/// A result about a kind of message.
public class INOutgoingMessageTypeResolutionResult: INIntentResolutionResult, @unchecked Sendable {
  /// Returns a result that accepts a value.
  public class func success(with resolved: INOutgoingMessageType) -> Self {
    Self(outcome: .success(resolved))
  }
  /// Returns a result that asks the user to confirm a value.
  public class func confirmationRequired(with value: INOutgoingMessageType?) -> Self {
    Self(outcome: .confirmationRequired(value, reason: nil))
  }
}

/// A result about a person.
public class INPersonResolutionResult: INIntentResolutionResult, @unchecked Sendable {
  /// Returns a result that accepts a value.
  public class func success(with resolved: INPerson) -> Self {
    Self(outcome: .success(resolved))
  }
  /// Returns a result that asks the user to choose among values.
  public class func disambiguation(with choices: [INPerson]) -> Self {
    Self(outcome: .disambiguation(choices))
  }
  /// Returns a result that asks the user to confirm a value.
  public class func confirmationRequired(with value: INPerson?) -> Self {
    Self(outcome: .confirmationRequired(value, reason: nil))
  }
}

/// A result about a place.
public class INPlacemarkResolutionResult: INIntentResolutionResult, @unchecked Sendable {
  /// Returns a result that accepts a value.
  public class func success(with resolved: CLPlacemark) -> Self {
    Self(outcome: .success(resolved))
  }
  /// Returns a result that asks the user to choose among values.
  public class func disambiguation(with choices: [CLPlacemark]) -> Self {
    Self(outcome: .disambiguation(choices))
  }
  /// Returns a result that asks the user to confirm a value.
  public class func confirmationRequired(with value: CLPlacemark?) -> Self {
    Self(outcome: .confirmationRequired(value, reason: nil))
  }
}

/// A result about a media item.
public class INPlayMediaMediaItemResolutionResult: INMediaItemResolutionResult, @unchecked Sendable
{
  /// Returns a result that rejects the value for a reason.
  public class func unsupported(forReason reason: INPlayMediaMediaItemUnsupportedReason) -> Self {
    Self(outcome: .unsupported(reason: reason.rawValue))
  }
  /// Returns results that accept several values.
  public class func successes(with resolved: [INMediaItem])
    -> [INPlayMediaMediaItemResolutionResult]
  {
    resolved.map { INPlayMediaMediaItemResolutionResult.success(with: $0) }
  }
}

/// A result about the playback speed.
public class INPlayMediaPlaybackSpeedResolutionResult: INDoubleResolutionResult, @unchecked Sendable
{
  /// Returns a result that rejects the value for a reason.
  public class func unsupported(forReason reason: INPlayMediaPlaybackSpeedUnsupportedReason) -> Self
  {
    Self(outcome: .unsupported(reason: reason.rawValue))
  }
}

/// A result about a location in the playback queue.
public class INPlaybackQueueLocationResolutionResult: INIntentResolutionResult, @unchecked Sendable
{
  /// Returns a result that accepts a value.
  public class func success(with resolved: INPlaybackQueueLocation) -> Self {
    Self(outcome: .success(resolved))
  }
  /// Returns a result that asks the user to confirm a value.
  public class func confirmationRequired(with value: INPlaybackQueueLocation?) -> Self {
    Self(outcome: .confirmationRequired(value, reason: nil))
  }
}

/// A result about a repeat mode.
public class INPlaybackRepeatModeResolutionResult: INIntentResolutionResult, @unchecked Sendable {
  /// Returns a result that accepts a value.
  public class func success(with resolved: INPlaybackRepeatMode) -> Self {
    Self(outcome: .success(resolved))
  }
  /// Returns a result that asks the user to confirm a value.
  public class func confirmationRequired(with value: INPlaybackRepeatMode?) -> Self {
    Self(outcome: .confirmationRequired(value, reason: nil))
  }
}

/// A result about an amount of money.
public class INRequestPaymentCurrencyAmountResolutionResult: INCurrencyAmountResolutionResult,
  @unchecked Sendable
{
  /// Returns a result that rejects the value for a reason.
  public class func unsupported(forReason reason: INRequestPaymentCurrencyAmountUnsupportedReason)
    -> Self
  {
    Self(outcome: .unsupported(reason: reason.rawValue))
  }
}

/// A result about the payer.
public class INRequestPaymentPayerResolutionResult: INPersonResolutionResult, @unchecked Sendable {
  /// Returns a result that rejects the value for a reason.
  public class func unsupported(forReason reason: INRequestPaymentPayerUnsupportedReason) -> Self {
    Self(outcome: .unsupported(reason: reason.rawValue))
  }
}

/// A result about a media item.
public class INSearchForMediaMediaItemResolutionResult: INMediaItemResolutionResult,
  @unchecked Sendable
{
  /// Returns a result that rejects the value for a reason.
  public class func unsupported(forReason reason: INSearchForMediaMediaItemUnsupportedReason)
    -> Self
  {
    Self(outcome: .unsupported(reason: reason.rawValue))
  }
  /// Returns results that accept several values.
  public class func successes(with resolved: [INMediaItem])
    -> [INSearchForMediaMediaItemResolutionResult]
  {
    resolved.map { INSearchForMediaMediaItemResolutionResult.success(with: $0) }
  }
}

/// A result about the recipient of a message.
public class INSendMessageRecipientResolutionResult: INPersonResolutionResult, @unchecked Sendable {
  /// Returns a result that rejects the value for a reason.
  public class func unsupported(forReason reason: INSendMessageRecipientUnsupportedReason) -> Self {
    Self(outcome: .unsupported(reason: reason.rawValue))
  }
}

/// A result about an amount of money.
public class INSendPaymentCurrencyAmountResolutionResult: INCurrencyAmountResolutionResult,
  @unchecked Sendable
{
  /// Returns a result that rejects the value for a reason.
  public class func unsupported(forReason reason: INSendPaymentCurrencyAmountUnsupportedReason)
    -> Self
  {
    Self(outcome: .unsupported(reason: reason.rawValue))
  }
}

/// A result about the payee.
public class INSendPaymentPayeeResolutionResult: INPersonResolutionResult, @unchecked Sendable {
  /// Returns a result that rejects the value for a reason.
  public class func unsupported(forReason reason: INSendPaymentPayeeUnsupportedReason) -> Self {
    Self(outcome: .unsupported(reason: reason.rawValue))
  }
}

/// A result about a spoken phrase.
public class INSpeakableStringResolutionResult: INIntentResolutionResult, @unchecked Sendable {
  /// Returns a result that accepts a value.
  public class func success(with resolved: INSpeakableString) -> Self {
    Self(outcome: .success(resolved))
  }
  /// Returns a result that asks the user to choose among values.
  public class func disambiguation(with choices: [INSpeakableString]) -> Self {
    Self(outcome: .disambiguation(choices))
  }
  /// Returns a result that asks the user to confirm a value.
  public class func confirmationRequired(with value: INSpeakableString?) -> Self {
    Self(outcome: .confirmationRequired(value, reason: nil))
  }
}

/// A result about the medium of a call.
public class INStartCallCallCapabilityResolutionResult: INCallCapabilityResolutionResult,
  @unchecked Sendable
{
  /// Returns a result that rejects the value for a reason.
  public class func unsupported(forReason reason: INStartCallCallCapabilityUnsupportedReason)
    -> Self
  {
    Self(outcome: .unsupported(reason: reason.rawValue))
  }
}

/// A result about the called person.
public class INStartCallContactResolutionResult: INPersonResolutionResult, @unchecked Sendable {
  /// Returns a result that rejects the value for a reason.
  public class func unsupported(forReason reason: INStartCallContactUnsupportedReason) -> Self {
    Self(outcome: .unsupported(reason: reason.rawValue))
  }
}

/// A result about a string.
public class INStringResolutionResult: INIntentResolutionResult, @unchecked Sendable {
  /// Returns a result that accepts a value.
  public class func success(with resolved: String) -> Self {
    Self(outcome: .success(resolved))
  }
  /// Returns a result that asks the user to choose among values.
  public class func disambiguation(with choices: [String]) -> Self {
    Self(outcome: .disambiguation(choices))
  }
  /// Returns a result that asks the user to confirm a value.
  public class func confirmationRequired(with value: String?) -> Self {
    Self(outcome: .confirmationRequired(value, reason: nil))
  }
}

/// A result about a duration.
public class INTimeIntervalResolutionResult: INIntentResolutionResult, @unchecked Sendable {
  /// Returns a result that accepts a value.
  public class func success(with resolved: TimeInterval) -> Self {
    Self(outcome: .success(resolved))
  }
  /// Returns a result that asks the user to confirm a value.
  public class func confirmationRequired(with value: TimeInterval?) -> Self {
    Self(outcome: .confirmationRequired(value, reason: nil))
  }
}

/// A result about a URL.
public class INURLResolutionResult: INIntentResolutionResult, @unchecked Sendable {
  /// Returns a result that accepts a value.
  public class func success(with resolved: URL) -> Self {
    Self(outcome: .success(resolved))
  }
  /// Returns a result that asks the user to choose among values.
  public class func disambiguation(with choices: [URL]) -> Self {
    Self(outcome: .disambiguation(choices))
  }
  /// Returns a result that asks the user to confirm a value.
  public class func confirmationRequired(with value: URL?) -> Self {
    Self(outcome: .confirmationRequired(value, reason: nil))
  }
}

/// A result about a media item.
public class INUpdateMediaAffinityMediaItemResolutionResult: INMediaItemResolutionResult,
  @unchecked Sendable
{
  /// Returns a result that rejects the value for a reason.
  public class func unsupported(forReason reason: INUpdateMediaAffinityMediaItemUnsupportedReason)
    -> Self
  {
    Self(outcome: .unsupported(reason: reason.rawValue))
  }
  /// Returns results that accept several values.
  public class func successes(with resolved: [INMediaItem])
    -> [INUpdateMediaAffinityMediaItemResolutionResult]
  {
    resolved.map { INUpdateMediaAffinityMediaItemResolutionResult.success(with: $0) }
  }
}
