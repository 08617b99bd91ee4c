import TactusFoundation

extension CMSampleBuffer {
  /// The values that are attached to the samples of a buffer, in the order of the samples.
  public struct SampleAttachmentsArray: RandomAccessCollection {
    /// The index of the first sample.
    public var startIndex: Int { 0 }
    /// The number of samples.
    public var endIndex: Int { dictionaries.count }

    /// The values of a sample.
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

  /// The values that are attached to one sample.
  public struct PerSampleAttachmentsDictionary {
    /// The name of a value.
    public struct Key: RawRepresentable, Hashable, Sendable {
      /// The name.
      public let rawValue: CFString
      /// Creates a name.
      public init(rawValue: CFString) { self.rawValue = rawValue }

      /// The sample is no whole picture.
      public static let notSync = Key(rawValue: kCMSampleAttachmentKey_NotSync)
      /// The sample is a whole picture of only a part.
      public static let partialSync = Key(rawValue: kCMSampleAttachmentKey_PartialSync)
      /// Other samples need the sample.
      public static let isDependedOnByOthers = Key(
        rawValue: kCMSampleAttachmentKey_IsDependedOnByOthers)
      /// The sample needs others.
      public static let dependsOnOthers = Key(rawValue: kCMSampleAttachmentKey_DependsOnOthers)
      /// Earlier samples may be presented after the sample.
      public static let earlierDisplayTimesAllowed = Key(
        rawValue: kCMSampleAttachmentKey_EarlierDisplayTimesAllowed)
      /// The sample is shown at once, whatever its time is (Players.QR2).
      public static let displayImmediately = Key(
        rawValue: kCMSampleAttachmentKey_DisplayImmediately)
      /// The sample is decoded and not shown.
      public static let doNotDisplay = Key(rawValue: kCMSampleAttachmentKey_DoNotDisplay)
    }

    /// The value of a name; nil if there is none.
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

  /// The values that are attached to each sample, which can be changed.
  public var sampleAttachments: SampleAttachmentsArray {
    SampleAttachmentsArray(dictionaries: dictionaries(createIfNecessary: true))
  }
}
