@_exported import CoreAudioTypes
@_exported import CoreVideo
@_exported import TactusFoundation
