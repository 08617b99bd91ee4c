import TactusFoundation

extension CMSampleBuffer {
  /// The attachments of a buffer's samples, in the order of the samples.
  public struct SampleAttachmentsArray: RandomAccessCollection {
    /// The index of the first sample.
    public var startIndex: Int { 0 }
    /// The number of samples.
    public var endIndex: Int { dictionaries.count }

    /// The attachments of a sample.
    public subscript(position: Int) -> PerSampleAttachmentsDictionary {
      get { PerSampleAttachmentsDictionary(values: dictionaries[position]) }
      nonmutating set {
        let (target, source) = (dictionaries[position], newValue.values)
        guard target !== source else { return }
        target.setDictionary(source as? [AnyHashable: Any] ?? [:])
      }
    }

    // MARK: Internals

    let dictionaries: [NSMutableDictionary]
  }

  /// The attachments of one sample.
  public struct PerSampleAttachmentsDictionary {
    /// The key of a sample attachment.
    public struct Key: RawRepresentable, Hashable, Sendable {
      /// The name.
      public let rawValue: CFString
      /// Creates a key.
      public init(rawValue: CFString) { self.rawValue = rawValue }

      /// The sample is not a sync sample.
      public static let notSync = Key(rawValue: kCMSampleAttachmentKey_NotSync)
      /// The sample is a partial sync sample.
      public static let partialSync = Key(rawValue: kCMSampleAttachmentKey_PartialSync)
      /// Other samples depend on the sample.
      public static let isDependedOnByOthers = Key(
        rawValue: kCMSampleAttachmentKey_IsDependedOnByOthers)
      /// The sample depends on others.
      public static let dependsOnOthers = Key(rawValue: kCMSampleAttachmentKey_DependsOnOthers)
      /// Earlier samples may have later display times.
      public static let earlierDisplayTimesAllowed = Key(
        rawValue: kCMSampleAttachmentKey_EarlierDisplayTimesAllowed)
      /// The sample is displayed at once, regardless of its time (Players.QR2).
      public static let displayImmediately = Key(
        rawValue: kCMSampleAttachmentKey_DisplayImmediately)
      /// The sample is decoded, but not displayed.
      public static let doNotDisplay = Key(rawValue: kCMSampleAttachmentKey_DoNotDisplay)
    }

    /// The attachment with a key; nil if there is none.
    public subscript(key: Key) -> Any? {
      get { values[key.rawValue] }
      nonmutating set {
        if let newValue {
          values.setObject(newValue, forKey: key.rawValue as NSString)
        } else {
          values.removeObject(forKey: key.rawValue)
        }
      }
    }

    // MARK: Internals

    let values: NSMutableDictionary
  }

  /// The mutable attachments of each sample.
  public var sampleAttachments: SampleAttachmentsArray {
    SampleAttachmentsArray(dictionaries: dictionaries(createIfNecessary: true))
  }
}
