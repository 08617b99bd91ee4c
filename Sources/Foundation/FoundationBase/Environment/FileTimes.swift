public import Glibc

/// The seconds from the beginning of 1970 to that of 2001, Core Foundation's reference date.
public let kCFAbsoluteTimeIntervalSince1970: CFTimeInterval = Date
  .timeIntervalBetween1970AndReferenceDate
/// The seconds from the beginning of 1904 to that of 2001.
///
/// - Source: the calendar; 97 years with 24 leap days. Confidence: documented.
public let kCFAbsoluteTimeIntervalSince1904: CFTimeInterval = 3_061_152_000

// The times of a file under an iPhone's names.
extension stat {
  /// The time of the last access.
  public var st_atimespec: timespec {
    get { st_atim }
    set { st_atim = newValue }
  }
  /// The time of the last change of the contents.
  public var st_mtimespec: timespec {
    get { st_mtim }
    set { st_mtim = newValue }
  }
  /// The time of the last change of the contents or the attributes.
  public var st_ctimespec: timespec {
    get { st_ctim }
    set { st_ctim = newValue }
  }
}
