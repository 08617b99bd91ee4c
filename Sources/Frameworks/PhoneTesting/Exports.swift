// Importing PhoneTesting imports the types that its API uses: models, settings, touches.
@_exported import TactusPhone
@_exported import TactusPhoneLink
@_exported import TactusPhoneScript
@_exported import TactusPrintJobs
@_exported import TactusPrintModel
@_exported import TactusPrinters
