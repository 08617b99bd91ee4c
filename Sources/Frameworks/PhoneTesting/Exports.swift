// Importing PhoneTesting imports the types that its API uses: models, settings, touches.
@_exported import TactusPhone
@_exported import TactusPhoneLink
@_exported import TactusPhoneScript
@_exported import TactusPrintJobs
@_exported import TactusPrintModel
@_exported import TactusPrinters

// From other modules, only the types that a test may name are exported.
@_exported import struct TactusHapticPatterns.DynamicParameter
@_exported import struct TactusHealthModel.HealthEntry
@_exported import struct TactusPhoneTypes.PhoneInstant
@_exported import struct TactusPhoneTypes.SystemVersion
@_exported import struct TactusVoiceOver.SpeechLogEntry
@_exported import struct TactusVoiceOver.Utterance
@_exported import enum TactusVoiceOver.VoiceOverGesture
