// As on an iPhone, whoever imports Quartz Core has Core Graphics' and Foundation's names.
@_exported import CoreGraphics

/// A length of time or an instant, in seconds.
///
/// Foundation on Linux does not know Core Foundation's name for it.
public typealias CFTimeInterval = Double
