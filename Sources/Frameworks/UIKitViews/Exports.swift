@_exported import TactusUIKitValues
