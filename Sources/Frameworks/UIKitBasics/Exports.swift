@_exported import CoreText
@_exported import Symbols
@_exported import TactusUIKitValues
