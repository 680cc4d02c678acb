// What a test records and what a playground records is one thing, in a library that needs no
// Testing. Who imports the kit need not know.
@_exported public import CapabilityTranscripts
