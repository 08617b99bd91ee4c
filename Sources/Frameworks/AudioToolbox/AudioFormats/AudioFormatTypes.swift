/// The identifier of what can be asked about formats.
public typealias AudioFormatPropertyID = UInt32
