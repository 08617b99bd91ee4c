@_exported import TactusFoundation
