@_exported import CoreText
@_exported import TactusUIKitValues
