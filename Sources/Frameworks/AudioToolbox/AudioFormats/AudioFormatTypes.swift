/// The identifier of information about formats.
public typealias AudioFormatPropertyID = UInt32
