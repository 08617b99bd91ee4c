@_exported import TactusUIKitBasics
