#ifndef CRASH_NOTE_H
#define CRASH_NOTE_H

#ifdef __cplusplus
extern "C" {
#endif

/// Reserves a note, a line that the process prints to standard error if it crashes. The first call
/// installs handlers for the signals of a crash, which then call the previous handlers.
///
/// Returns the note's number, or -1 if no more notes are free. Longer beginnings than 1,000 bytes are cut
/// off.
int capabilities_crash_note_open(const char *beginning);

/// Replaces what a note has after its beginning, by a text and a string literal, which has no characters to
/// escape. `NULL` for no literal, or for a note without text. Longer notes than 4,000 bytes are cut off.
void capabilities_crash_note_write(int note, const char *text, const char *literal);

/// Releases a note.
void capabilities_crash_note_close(int note);

#ifdef __cplusplus
}
#endif

#endif
